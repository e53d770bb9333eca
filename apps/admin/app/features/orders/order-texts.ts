import { adminOrders as english } from '@shop/texts/en/admin-orders'
import { orderLabels as englishLabels } from '@shop/texts/en/order-labels'
import { adminOrders as spanish } from '@shop/texts/es/admin-orders'
import { orderLabels as spanishLabels } from '@shop/texts/es/order-labels'
import { useTextsOf } from '../../language.tsx'

export const useOrderTexts = () => useTextsOf({ es: spanish, en: english })
/** Names of what an order can be and of what an invoice asks for. */
export const useOrderLabels = () => useTextsOf({ es: spanishLabels, en: englishLabels })
