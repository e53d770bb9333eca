import { partChoices as english } from '@shop/texts/en/part-choices'
import { partChoices as spanish } from '@shop/texts/es/part-choices'
import { useTextsOf } from '../../texts.ts'

export function usePartChoiceTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
