import { howToPay as english } from '@shop/texts/en/how-to-pay'
import { howToPay as spanish } from '@shop/texts/es/how-to-pay'
import { useTextsOf } from '../../texts.ts'

export function useHowToPayTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
