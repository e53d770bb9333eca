import type { Order } from '@shop/domain/order'
import { MOST_UPLOAD_BYTES, UPLOAD_TYPES } from '@shop/domain/upload'
import * as z from 'zod/mini'
import { asIs, codec, pageOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { input } from './input.ts'
import { invoiceField } from './wire/invoice.ts'
import { flag } from './wire/numbers.ts'
import { order } from './wire/order.ts'
import { carrierField, idField, linesField, paymentMethodField, pesosField, shippingField } from './wire/order-fields.ts'
import { paging } from './wire/paging.ts'
import { shortText } from './wire/text.ts'

/** An order, or the news that its payment is still being decided. */
export type Placed = { readonly order: Order } | { readonly undecided: { readonly checkoutId: string; readonly transactionId: string } }

const undecidedSchema = z.object({ checkout_id: z.string(), transaction_id: z.string(), estado: z.literal('procesando') })
const placed = codec<z.output<typeof order.schema> | z.output<typeof undecidedSchema>, Placed>(
  z.union([order.schema, undecidedSchema]),
  (inside) =>
    'order' in inside
      ? order.encode(inside.order)
      : { checkout_id: inside.undecided.checkoutId, transaction_id: inside.undecided.transactionId, estado: 'procesando' },
  (wire) =>
    'folio' in wire ? { order: order.decode(wire) } : { undecided: { checkoutId: wire.checkout_id, transactionId: wire.transaction_id } },
)

const folioField = textField([], { max: 40 })

export const placeOrder = endpoint({
  method: 'POST',
  path: '/ordenes',
  access: 'customer',
  needsVerified: true,
  isRepeatable: true,
  summary:
    'Makes the order of a `transaction_id` from its frozen quote, once. Without one, for oxxo and transferencia, it freezes and orders in one step. Prices, status and dates of the body are not believed; 202 while the payment is being decided',
  says: (data) => ('undecided' in data ? 'payment_processing' : data.order.status === 'pending' ? 'order_pending' : 'order_paid'),
  isUndecided: (data) => 'undecided' in data,
  body: form(
    {
      transaction_id: optionalField(textField()),
      checkout_id: optionalField(idField),
      forma_pago: optionalField(paymentMethodField),
      productos: optionalField(linesField),
      envio: optionalField(shippingField),
      paqueteria: carrierField,
      total: optionalField(pesosField),
      factura: optionalField(invoiceField),
    },
    {
      transaction_id: 'transactionId',
      checkout_id: 'checkoutId',
      forma_pago: 'paymentMethod',
      productos: 'lines',
      envio: 'address',
      paqueteria: 'carrierKey',
      total: 'shownTotal',
      factura: 'invoice',
    },
  ),
  data: placed,
})

const { page, limit } = paging

export const listOrders = endpoint({
  method: 'GET',
  path: '/ordenes',
  access: 'customer',
  summary: 'The customer’s own orders, newest first; with `sin_comprobante=1` those that still wait for a voucher',
  query: input({ page, limit, sin_comprobante: z.optional(flag) }, { sin_comprobante: 'isWithoutVoucher' }),
  data: pageOf(order),
})

export const findOrder = endpoint({
  method: 'GET',
  path: '/ordenes/folio/',
  twin: '/ordenes/folio',
  access: 'customer',
  summary: 'One of the customer’s own orders, by its folio',
  query: input({ folio: shortText(40) }),
  data: order,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/ordenes/cancelar',
  access: 'customer',
  isRepeatable: true,
  summary: 'Calls off an own order that waits for a transfer; a voucher that can still be paid is not called off',
  says: 'order_cancelled',
  body: form({ folio: folioField }),
  data: order,
})

export const uploadVoucher = endpoint({
  method: 'POST',
  path: '/ordenes/upload-comprobante',
  access: 'customer',
  summary: 'Multipart: a receipt for an order that waits for its payment. JPEG, PNG, WebP or PDF by content, 10 MB, five per order',
  says: 'voucher_received',
  upload: { field: 'comprobante', maxBytes: MOST_UPLOAD_BYTES, types: UPLOAD_TYPES },
  body: form(
    {
      folio: folioField,
      clave_rastreo: optionalField(textField([], { max: 40 })),
      banco: optionalField(textField([], { max: 80 })),
      monto: optionalField(textField([], { max: 20 })),
      fecha: optionalField(textField([], { max: 20 })),
    },
    { clave_rastreo: 'trackingKey', banco: 'bank', monto: 'amount', fecha: 'paidOn' },
  ),
  data: order,
})

export const readVoucher = endpoint({
  method: 'GET',
  path: '/ordenes/comprobantes/:id',
  access: 'customer',
  summary: 'The file of an own voucher, as an attachment',
  answers: 'file',
  params: form({ id: textField() }),
  data: asIs(z.unknown()),
})
