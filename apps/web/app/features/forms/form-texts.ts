import { fields as englishFields } from '@shop/texts/en/fields'
import { forms as english } from '@shop/texts/en/forms'
import { fields as spanishFields } from '@shop/texts/es/fields'
import { forms as spanish } from '@shop/texts/es/forms'
import { useTextsOf } from '../../texts.ts'

export const useFormTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })

/** What is wrong with a field: the sentences that the server says too. */
export const useFieldTexts = (): typeof spanishFields => useTextsOf({ es: spanishFields, en: englishFields })
