import { confirmation as english } from '@shop/texts/en/confirmation'
import { confirmation as spanish } from '@shop/texts/es/confirmation'
import { useTextsOf } from '../../texts.ts'

export const useConfirmationTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
