import { type InvoiceData, type InvoiceField, readInvoiceData, wrongInvoiceFields } from '@shop/domain/invoice'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import type { FormField } from '../form.ts'

const WIRE = {
  rfc: 'rfc',
  legalName: 'razon_social',
  regime: 'regimen',
  use: 'uso_cfdi',
  postalCode: 'codigo_postal',
} as const satisfies Record<InvoiceField, string>
const LONGEST = 300

const schema = z.object({
  rfc: z.string(),
  razon_social: z.string(),
  regimen: z.string(),
  uso_cfdi: z.string(),
  codigo_postal: z.string(),
})
type Wire = z.output<typeof schema>

export const invoice: Codec<Wire, InvoiceData> = codec<Wire, InvoiceData>(
  schema,
  ({ rfc, legalName, regime, use, postalCode }) => ({
    rfc,
    razon_social: legalName,
    regimen: regime,
    uso_cfdi: use,
    codigo_postal: postalCode,
  }),
  (wire) => typedOf(wire) as InvoiceData,
)

/** Judged as a whole by the domain's own rules: a regime has to go with the RFC, a use with the regime. */
export const invoiceField: FormField<InvoiceData> = {
  schema,
  read: (raw) => {
    const typed = typedOf(typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {})
    const data = readInvoiceData(typed)
    return data ? { value: data } : { issues: wrongInvoiceFields(typed).map((field) => ({ path: WIRE[field] })) }
  },
  encode: invoice.encode,
}

const typedOf = (raw: Record<string, unknown>) => {
  const text = (field: InvoiceField) => {
    const value = raw[WIRE[field]]
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  }
  return { rfc: text('rfc'), legalName: text('legalName'), regime: text('regime'), use: text('use'), postalCode: text('postalCode') }
}
