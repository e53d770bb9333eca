import type { FieldRule } from '@shop/domain/field-rules'
import { wrongInvoice as english } from '@shop/texts/en/wrong-invoice'
import { wrongInvoice as spanish } from '@shop/texts/es/wrong-invoice'
import { useTextsOf } from '../../texts.ts'

/** What is said of a field of the invoice that is filled in and wrong; the postal code's name differs from that of the delivery. */
export function useWrongInvoiceTexts(): (name: string, rule: FieldRule) => string | undefined {
  const { postalCode: fiscalPostalCode, ...others } = useTextsOf({ es: spanish, en: english })
  const texts: Readonly<Record<string, string>> = { ...others, fiscalPostalCode }
  return (name, rule) => (rule === 'required' ? undefined : texts[name])
}
