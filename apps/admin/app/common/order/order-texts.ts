import { invoiceLabels as englishInvoice } from '@shop/texts/en/invoice-labels'
import { orderLabels as englishLabels } from '@shop/texts/en/order-labels'
import { staffOrders as english } from '@shop/texts/en/staff/orders'
import { invoiceLabels as spanishInvoice } from '@shop/texts/es/invoice-labels'
import { orderLabels as spanishLabels } from '@shop/texts/es/order-labels'
import { staffOrders as spanish } from '@shop/texts/es/staff/orders'
import { useTextsOf } from '../../language.tsx'

export function useOrderTexts() {
  return useTextsOf({ es: spanish, en: english })
}
/** Names of what an order can be. */
export function useOrderLabels() {
  return useTextsOf({ es: spanishLabels, en: englishLabels })
}
/** Names of what an invoice asks for. */
export function useInvoiceLabels() {
  return useTextsOf({ es: spanishInvoice, en: englishInvoice })
}
