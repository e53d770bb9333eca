import { staffMoneyCases as english } from '@shop/texts/en/staff/money-cases'
import { staffMoneyFacts as englishFacts } from '@shop/texts/en/staff/money-facts'
import { staffMoneyCases as spanish } from '@shop/texts/es/staff/money-cases'
import { staffMoneyFacts as spanishFacts } from '@shop/texts/es/staff/money-facts'
import { useTextsOf } from '../../language.tsx'

export function useMoneyCaseTexts() {
  return useTextsOf({ es: spanish, en: english })
}

export function useMoneyFactTexts() {
  return useTextsOf({ es: spanishFacts, en: englishFacts })
}
