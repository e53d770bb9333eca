import { forms as english } from '@shop/texts/en/forms'
import { forms as spanish } from '@shop/texts/es/forms'
import { useTextsOf } from '../locale.ts'

export const useFormTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
