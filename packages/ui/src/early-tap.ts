declare global {
  /** Buttons in the order in which they were tapped. */
  var earlyTaps: HTMLElement[] | undefined
}

/** Matches no screen: what is named with it in the head of a page stays away until the script below wants it. */
export const ASLEEP = 'not all'

/**
 * Runs in the page itself, before all other scripts. A tap on a button that is still asleep is shown at once and kept, and what the button
 * is made of sets out together with the rest. Somebody who taps the same button again only doubts that he was heard, except where every
 * tap counts. A link or a form that nobody else takes care of leads to another document: that it was heard is shown, too.
 */
function listen(page: Window & typeof globalThis) {
  const { documentElement } = page.document
  const taps: HTMLElement[] = []
  page.earlyTaps = taps
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-asleep]')
      if (!button || (button.ariaBusy && button.dataset.asleep !== 'each')) return
      button.ariaBusy = 'true'
      taps.push(button)
      for (const link of page.document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = 'all'
    },
    true,
  )
  const showLeaving = (address: string) => {
    if (/^\/e[ns]\b/.test(new URL(address).pathname)) documentElement.setAttribute('data-moving', 'away')
  }
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.href.split('#')[0] === page.location.href.split('#')[0]) return
    if (link.origin === page.location.origin) showLeaving(link.href)
  })
  page.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) showLeaving((event.target as HTMLFormElement).action)
  })
  // Back to the page as it was left.
  page.addEventListener('pageshow', ({ persisted }) => persisted && documentElement.removeAttribute('data-moving'))
}

export const EARLY_TAP_SCRIPT = `(${listen})(window);`
