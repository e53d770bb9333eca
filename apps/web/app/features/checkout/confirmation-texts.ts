import { confirmation as english } from '@shop/texts/en/confirmation'
import { confirmation as spanish } from '@shop/texts/es/confirmation'
import { useTextsOf } from '../../texts.ts'

export function useConfirmationTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
