import { cardProblems as englishProblems } from '@shop/texts/en/card-problems'
import { checkout as english } from '@shop/texts/en/checkout'
import { cardProblems as spanishProblems } from '@shop/texts/es/card-problems'
import { checkout as spanish } from '@shop/texts/es/checkout'
import { useTextsOf } from '../../texts.ts'

export function useCheckoutTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
export function useCardProblemTexts(): typeof spanishProblems {
  return useTextsOf({ es: spanishProblems, en: englishProblems })
}
