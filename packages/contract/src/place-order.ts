import type { Order } from '@shop/domain/order'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { invoiceField } from './wire/invoice.ts'
import { order } from './wire/order.ts'
import { carrierField, idField, linesField, paymentMethodField, pesosField, shippingField } from './wire/order-fields.ts'

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
