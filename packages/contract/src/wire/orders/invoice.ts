import { type InvoiceData, type InvoiceField, readInvoiceData, wrongInvoiceFields } from '@shop/domain/invoice'
import * as z from 'zod/mini'
import { type Codec, codec } from '../../codec.ts'
import type { FormField } from '../../form.ts'
import { as, type FieldsOf, record, type WireRecord } from '../../record.ts'

type Typed = { readonly [Field in InvoiceField]: string }

const LONGEST = 300
/** Also reads what nobody has checked: a form is judged after it. */
const typedText: Codec<unknown, string> = codec(
  z.string() as z.ZodMiniType<unknown>,
  (text: string) => text,
  (raw) => (typeof raw === 'string' ? raw.slice(0, LONGEST) : ''),
)
const fields = {
  rfc: as('rfc', typedText),
  legalName: as('razon_social', typedText),
  regime: as('regimen', typedText),
  use: as('uso_cfdi', typedText),
  postalCode: as('codigo_postal', typedText),
} satisfies FieldsOf<Typed>
const typed = record<Typed>()(fields)

export const invoice: Codec<WireRecord, InvoiceData> = codec(typed.schema, typed.encode, (wire) => typed.decode(wire) as InvoiceData)

/** Judged as a whole by the domain's own rules: a regime has to go with the RFC, a use with the regime. */
export const invoiceField: FormField<InvoiceData> = {
  schema: invoice.schema,
  read: (raw) => {
    const read = typed.decode(typeof raw === 'object' && raw !== null ? (raw as WireRecord) : {})
    const data = readInvoiceData(read)
    return data ? { value: data } : { issues: wrongInvoiceFields(read).map((field) => ({ path: fields[field].wire })) }
  },
  encode: invoice.encode,
}
