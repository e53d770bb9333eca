import { returns as english, returnLabels as englishLabels } from '@shop/texts/en/returns'
import { returns as spanish, returnLabels as spanishLabels } from '@shop/texts/es/returns'
import { useTextsOf } from '../../texts.ts'

export function useReturnTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
export function useReturnLabels(): typeof spanishLabels {
  return useTextsOf({ es: spanishLabels, en: englishLabels })
}
