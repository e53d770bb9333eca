import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/**
 * Stands in the page itself: the font sets out with the styles that name it. Not on a line so slow that it would miss the first paint all
 * the same, and the scripts with it: there it comes when nothing else is waited for, and is shown from the next page on.
 */
const expectFont = (page: Window, address: string) => {
  const { connection } = page.navigator as Navigator & { readonly connection?: { readonly effectiveType: string } }
  if (connection && connection.effectiveType !== '4g') return
  const link = page.document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: address })
  page.document.head.append(link)
}

export const EARLY_FONT_SCRIPT = `(${expectFont})(window,${JSON.stringify(figtree)});`
