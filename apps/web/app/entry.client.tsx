import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addTexts, localeOf } from './texts.ts'

const locale = localeOf(location.pathname.split('/')[1])
const { shop } = locale === 'en' ? await import('@shop/texts/en/shop') : await import('@shop/texts/es/shop')
addTexts(locale, shop)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
