import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { visitorIsThere } from './browser/first-sign.ts'
import { LiveDocument } from './live-document.tsx'
import { browserRouter } from './router/browser-router.ts'
import { firstShown } from './router/first-shown.ts'
import { routes } from './routes.ts'
import { addTexts, localeOf } from './texts.ts'

async function wake(): Promise<void> {
  const locale = localeOf(location.pathname.split('/')[1])
  const [{ shop }, { shown, version }] = await Promise.all([
    locale === 'en' ? import('@shop/texts/en/shop') : import('@shop/texts/es/shop'),
    firstShown(routes),
  ])
  addTexts(locale, shop)

  // From before anything wakes: what wakes first may act on what was done earlier, and that is a sign for the rest.
  visitorIsThere()

  const router = browserRouter(routes, shown, version)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <LiveDocument router={router} first={shown} />
      </StrictMode>,
    )
  })
  wakeTapped()
}

/**
 * React wakes a page in small steps and in its own order, but at once and in one go what a finger or a key touches. Of early taps it does
 * not know: it is told of them by a key that nothing listens to.
 */
function wakeTapped(): void {
  for (const button of globalThis.earlyTaps ?? []) button.dispatchEvent(new Event('keyup', { bubbles: true }))
}

// A page whose code does not come stays as the server drew it: it can be read, and its links lead on.
await wake().catch(console.error)

// Nobody's first page waits for it, except where there is no connection and the visitor wants to know.
if (import.meta.env.PROD)
  (navigator.onLine ? visitorIsThere() : Promise.resolve()).then(() => import('./kit/after-first-sign.ts')).catch(console.warn)
