import { invoiceLabels as english } from '@shop/texts/en/invoice-labels'
import { invoiceLabels as spanish } from '@shop/texts/es/invoice-labels'
import { useTextsOf } from '../../texts.ts'

export function useInvoiceLabels(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
