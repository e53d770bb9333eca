import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { visitorIsThere } from './browser/first-sign.ts'
import { addTexts, localeOf } from './texts.ts'

const locale = localeOf(location.pathname.split('/')[1])
const { shop } = locale === 'en' ? await import('@shop/texts/en/shop') : await import('@shop/texts/es/shop')
addTexts(locale, shop)

// From before anything wakes: what wakes first may act on what was done earlier, and that is a sign for the rest.
visitorIsThere()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// Nobody's first page waits for it, except where there is no connection and the visitor wants to know.
if (import.meta.env.PROD)
  (navigator.onLine ? visitorIsThere() : Promise.resolve()).then(() => import('./kit/after-first-sign.ts')).catch(console.warn)
