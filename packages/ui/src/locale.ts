import { DEFAULT_LOCALE, type Locale } from '@shop/domain/locale'
import { createContext, useContext } from 'react'

/** The language a page is drawn in. Each app says it once, at its root. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

export function useTextsOf<Texts>(inEach: Readonly<Record<Locale, Texts>>): Texts {
  return inEach[useContext(LocaleContext)]
}
