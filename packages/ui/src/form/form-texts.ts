import { forms as english } from '@shop/texts/en/forms'
import { forms as spanish } from '@shop/texts/es/forms'
import { useTextsOf } from '../locale.ts'

export function useFormTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
