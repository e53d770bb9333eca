import { adminProducts as english } from '@shop/texts/en/admin-products'
import { fields as englishFields } from '@shop/texts/en/fields'
import { adminProducts as spanish } from '@shop/texts/es/admin-products'
import { fields as spanishFields } from '@shop/texts/es/fields'
import { useTextsOf } from '../../language.tsx'

export const useProductTexts = () => useTextsOf({ es: spanish, en: english })
export const useRuleTexts = () => useTextsOf({ es: spanishFields.rules, en: englishFields.rules })
