import { returnLabels as englishLabels } from '@shop/texts/en/returns'
import { staffReturns as english } from '@shop/texts/en/staff/returns'
import { returnLabels as spanishLabels } from '@shop/texts/es/returns'
import { staffReturns as spanish } from '@shop/texts/es/staff/returns'
import { useTextsOf } from '../../language.tsx'

export function useReturnTexts() {
  return useTextsOf({ es: spanish, en: english })
}
export function useReturnLabels() {
  return useTextsOf({ es: spanishLabels, en: englishLabels })
}
