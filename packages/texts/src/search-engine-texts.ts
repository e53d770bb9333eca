import type { Locale } from '@shop/domain/locale'
import { searchEngines as english } from './en/search-engines.ts'
import { searchEngines as spanish } from './es/search-engines.ts'

export const searchEngineTexts = (locale: Locale) => (locale === 'en' ? english : spanish)
