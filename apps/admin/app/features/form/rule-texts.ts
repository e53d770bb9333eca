import { deskRules as englishDesk } from '@shop/texts/en/desk-rules'
import { fields as english } from '@shop/texts/en/fields'
import { deskRules as spanishDesk } from '@shop/texts/es/desk-rules'
import { fields as spanish } from '@shop/texts/es/fields'
import { useTextsOf } from '../../language.tsx'

const RULES = { es: { ...spanish.rules, ...spanishDesk }, en: { ...english.rules, ...englishDesk } }

/** What is wrong with a field: the sentences that the server says too. */
export const useRuleTexts = () => useTextsOf(RULES)
