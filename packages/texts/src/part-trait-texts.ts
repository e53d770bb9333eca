import type { Locale } from '@shop/domain/locale'
import { partChoices as englishChoices } from './en/part-choices.ts'
import { partTraits as english } from './en/part-traits.ts'
import { partChoices as spanishChoices } from './es/part-choices.ts'
import { partTraits as spanish } from './es/part-traits.ts'

/** What a trait and the tier of a brand are called. */
export function partTraitTexts(locale: Locale) {
  return locale === 'en' ? { traits: english, tiers: englishChoices.tiers } : { traits: spanish, tiers: spanishChoices.tiers }
}
