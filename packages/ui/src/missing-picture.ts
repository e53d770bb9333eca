type Picture = {
  readonly tagName?: string
  readonly parentElement: {
    readonly querySelectorAll: (what: string) => Iterable<{ readonly removeAttribute: (name: string) => void }>
  } | null
  readonly removeAttribute: (name: string) => void
  src: string
}
type Watched = {
  readonly addEventListener: (name: string, hear: (event: { readonly target: unknown }) => void, isFirst: boolean) => void
}

/**
 * A picture of the catalogue that does not come is shown as default.png, from the page's own host: that of the others may be the one that
 * is away. Only once: default.png itself is left as it is. It stands in pages as it is, so it needs nothing beside it.
 */
export function replaceMissingPictures(watched: object): void {
  const fallback = '/images/products/default.png?w=540'
  const hear = ({ target }: { readonly target: unknown }) => {
    const picture = target as Picture
    if (picture.tagName !== 'IMG' || !/\/images\/products\/(?!default\.png)/.test(picture.src)) return
    // What the browser would rather show than `src`.
    for (const source of picture.parentElement?.querySelectorAll(':scope > source') ?? []) source.removeAttribute('srcset')
    picture.removeAttribute('srcset')
    picture.src = fallback
  }
  // Failures do not rise from a picture to its page; on their way down they pass it.
  ;(watched as Watched).addEventListener('error', hear, true)
}

/** For a page: before its first picture is asked for. */
export const MISSING_PICTURE_SCRIPT = `(${replaceMissingPictures})(window);`
