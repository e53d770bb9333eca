import type { Locale } from '@shop/domain/locale'
import { searchEngines as english } from './en/search-engines.ts'
import { searchEngines as spanish } from './es/search-engines.ts'

export function searchEngineTexts(locale: Locale) {
  return locale === 'en' ? english : spanish
}
