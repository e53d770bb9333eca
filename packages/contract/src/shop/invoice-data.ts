import type { InvoiceData } from '@shop/domain/invoice'
import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form } from '../form.ts'
import { as, record } from '../record.ts'
import { invoice, invoiceField } from '../wire/orders/invoice.ts'
import { maybe } from '../wire/plain.ts'

type KeptInvoice = { readonly invoice: InvoiceData | undefined }
const keptInvoice = record<KeptInvoice>()({ invoice: as('factura', maybe(invoice)) })

export const readInvoiceData = endpoint({
  method: 'GET',
  path: '/clientes/facturacion',
  access: 'customer',
  asksPassword: true,
  summary: 'What the customer said for the last invoice, if it is kept',
  data: keptInvoice,
})

export const keepInvoiceData = endpoint({
  method: 'PATCH',
  path: '/clientes/facturacion',
  access: 'customer',
  asksPassword: true,
  summary: 'Keeps what the next invoice begins with. An order with an invoice does so by itself',
  says: 'profile_saved',
  body: form({ factura: invoiceField }, { factura: 'invoice' }),
  data: keptInvoice,
})

export const forgetInvoiceData = endpoint({
  method: 'DELETE',
  path: '/clientes/facturacion',
  access: 'customer',
  asksPassword: true,
  summary: 'Forgets it. Orders keep what was said for theirs',
  data: asIs(z.object({})),
})
