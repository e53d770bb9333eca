import { fields as english } from '@shop/texts/en/fields'
import { staffRules as englishStaff } from '@shop/texts/en/staff/rules'
import { fields as spanish } from '@shop/texts/es/fields'
import { staffRules as spanishStaff } from '@shop/texts/es/staff/rules'
import { useTextsOf } from '../../language.tsx'

const RULES = { es: { ...spanish.rules, ...spanishStaff }, en: { ...english.rules, ...englishStaff } }

/** What is wrong with a field: the sentences that the server says too. */
export function useRuleTexts() {
  return useTextsOf(RULES)
}
