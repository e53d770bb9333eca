import type { Order } from '@shop/domain/order'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { carrierField, idField, linesField, paymentMethodField, pesosField, shippingField } from '../fields/orders.ts'
import { receiverField } from '../fields/receiver.ts'
import { form, optionalField, textField } from '../form.ts'
import { as, record, type WireRecord } from '../record.ts'
import { invoiceField } from '../wire/orders/invoice.ts'
import { order } from '../wire/orders/order.ts'
import { text } from '../wire/plain.ts'

type Undecided = {
  readonly checkoutId: string
  readonly transactionId: string
  /** It was paid, and somebody has to look at the payment; otherwise the provider is deciding. */
  readonly isInReview: boolean
}
/** An order, or the news that its payment is still being decided. */
export type Placed = { readonly order: Order } | { readonly undecided: Undecided }

const undecided = record<Undecided>()({
  checkoutId: as('checkout_id', text),
  transactionId: as('transaction_id', text),
  isInReview: as(
    'estado',
    codec(
      z.enum(['procesando', 'en_revision']),
      (isInReview: boolean) => (isInReview ? 'en_revision' : 'procesando'),
      (told) => told === 'en_revision',
    ),
  ),
})
const placed = codec<WireRecord, Placed>(
  z.union([order.schema, undecided.schema]),
  (inside) => ('order' in inside ? order.encode(inside.order) : undecided.encode(inside.undecided)),
  (wire) => ('folio' in wire ? { order: order.decode(wire) } : { undecided: undecided.decode(wire) }),
)

export const placeOrder = endpoint({
  method: 'POST',
  path: '/ordenes',
  access: 'customer',
  needsVerified: true,
  asksPassword: true,
  ownKey: 'checkouts.id, from the body or made of the key',
  summary:
    'Makes the order of a `transaction_id` from its frozen quote, once. Without one, for oxxo and transferencia, it freezes and orders in one step. Prices, status and dates of the body are not believed; 202 while the payment is being decided (`procesando`), or somebody has to look at it (`en_revision`)',
  says: (data) =>
    'undecided' in data
      ? data.undecided.isInReview
        ? 'payment_in_review'
        : 'payment_processing'
      : data.order.status === 'pending'
        ? 'order_pending'
        : 'order_paid',
  isUndecided: (data) => 'undecided' in data,
  body: form(
    {
      transaction_id: optionalField(textField()),
      checkout_id: optionalField(idField),
      forma_pago: optionalField(paymentMethodField),
      productos: optionalField(linesField),
      envio: optionalField(shippingField),
      recibe: receiverField,
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
      recibe: 'receiver',
      paqueteria: 'carrierKey',
      total: 'shownTotal',
      factura: 'invoice',
    },
  ),
  data: placed,
})
