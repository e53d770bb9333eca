import { isLocale, type Locale } from '@shop/domain/locale'
import type { ShopTexts } from '@shop/texts/es/shop'
import { useParams } from './router/router-context.ts'

/** The server knows both languages; a browser loads the one it shows before it wakes the page up. */
const available = new Map<Locale, ShopTexts>()

export function addTexts(locale: Locale, texts: ShopTexts): void {
  available.set(locale, texts)
}

export function textsIn(locale: Locale): ShopTexts {
  const texts = available.get(locale)
  if (!texts) throw new Error(`The texts in "${locale}" were not loaded`)
  return texts
}

/** Pages without a language in their address, such as an unknown one, speak Spanish. */
export function localeOf(lang: string | undefined): Locale {
  return isLocale(lang) ? lang : 'es'
}

export function useLocale(): Locale {
  return localeOf(useParams().lang)
}
export function useTexts(): ShopTexts {
  return textsIn(useLocale())
}

/** Texts that arrive with their feature, not with the page, and in both languages: by then their weight does not matter. */
export function useTextsOf<Texts>(inEach: Readonly<Record<Locale, Texts>>): Texts {
  return inEach[useLocale()]
}
