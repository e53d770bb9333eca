import { DEFAULT_LOCALE, isLocale, type Locale } from '@shop/domain/locale'
import { admin as english } from '@shop/texts/en/staff/office'
import { admin as spanish } from '@shop/texts/es/staff/office'
import { LocaleContext } from '@shop/ui/locale'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

const KEPT_AS = 'admin-language'

const Language = createContext<{ readonly locale: Locale; readonly choose: (locale: Locale) => void }>({
  locale: DEFAULT_LOCALE,
  choose: () => {},
})

export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState(keptLocale)
  useEffect(() => {
    document.documentElement.lang = languageTag(locale)
  }, [locale])
  const choose = (chosen: Locale) => {
    localStorage.setItem(KEPT_AS, chosen)
    setLocale(chosen)
  }
  return (
    <Language value={{ locale, choose }}>
      <LocaleContext value={locale}>{children}</LocaleContext>
    </Language>
  )
}

export function useLanguage() {
  return useContext(Language)
}
export function useTexts() {
  return useTextsOf({ es: spanish, en: english })
}
/** Texts that belong to one screen and arrive with it. */
export function useTextsOf<Texts>(inEach: Readonly<Record<Locale, Texts>>): Texts {
  return inEach[useLanguage().locale]
}

export function languageTag(locale: Locale): string {
  return locale === 'es' ? 'es-MX' : 'en'
}

/** Storage is no place to trust: anything else in it means Spanish. */
function keptLocale(): Locale {
  const kept = localStorage.getItem(KEPT_AS) ?? undefined
  return isLocale(kept) ? kept : DEFAULT_LOCALE
}
