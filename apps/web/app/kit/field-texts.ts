import { fields as english } from '@shop/texts/en/fields'
import { fields as spanish } from '@shop/texts/es/fields'
import { useTextsOf } from '../texts.ts'

/** What is wrong with a field: the sentences that the server says too. */
export function useFieldTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
