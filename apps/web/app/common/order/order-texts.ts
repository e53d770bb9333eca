import { orderLabels as englishLabels } from '@shop/texts/en/order-labels'
import { orders as english } from '@shop/texts/en/orders'
import { orderLabels as spanishLabels } from '@shop/texts/es/order-labels'
import { orders as spanish } from '@shop/texts/es/orders'
import { useTextsOf } from '../../texts.ts'

export const useOrderTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
export const useOrderLabels = (): typeof spanishLabels => useTextsOf({ es: spanishLabels, en: englishLabels })
