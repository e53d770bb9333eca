import { orderLabels as englishLabels } from '@shop/texts/en/order-labels'
import { orders as english } from '@shop/texts/en/orders'
import { orderLabels as spanishLabels } from '@shop/texts/es/order-labels'
import { orders as spanish } from '@shop/texts/es/orders'
import { useTextsOf } from '../../texts.ts'

export function useOrderTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
export function useOrderLabels(): typeof spanishLabels {
  return useTextsOf({ es: spanishLabels, en: englishLabels })
}
