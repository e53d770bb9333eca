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
