import { quotationPage as english } from '@shop/texts/en/quotation-page'
import { quotationPage as spanish } from '@shop/texts/es/quotation-page'
import { useTextsOf } from '../../texts.ts'

export const quotationTexts = { es: spanish, en: english }
export function useQuotationTexts(): typeof spanish {
  return useTextsOf(quotationTexts)
}
