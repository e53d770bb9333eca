import { endpoint } from '../endpoint.ts'
import { carrierField, idField, linesField, paymentMethodField, pesosField, shippingField } from '../fields/orders.ts'
import { receiverField } from '../fields/receiver.ts'
import { form, optionalField, textField } from '../form.ts'
import { invoiceField } from '../wire/orders/invoice.ts'
import { checkoutState, startedCheckout } from '../wire/orders/started-checkout.ts'

/** Calls of the checkout host: their paths stand behind its address, not behind the API's. */

export const startCheckout = endpoint({
  method: 'POST',
  path: '/intento',
  hosts: 'checkout',
  access: 'customer',
  needsVerified: true,
  asksPassword: true,
  ownKey: 'checkouts.id, from the body',
  summary:
    'Freezes the quote, puts the stock aside and opens the payment. `checkout_id` is made once per purchase; sent again it answers the same. 409 `total_cambiado` with the new cart, 409 `out_of_inventory` with the parts',
  body: form(
    {
      checkout_id: idField,
      productos: linesField,
      envio: shippingField,
      recibe: receiverField,
      paqueteria: carrierField,
      forma_pago: paymentMethodField,
      total_mostrado: pesosField,
      factura: optionalField(invoiceField),
    },
    {
      checkout_id: 'id',
      productos: 'lines',
      envio: 'address',
      recibe: 'receiver',
      paqueteria: 'carrierKey',
      forma_pago: 'paymentMethod',
      total_mostrado: 'shownTotal',
      factura: 'invoice',
    },
  ),
  data: startedCheckout,
})

export const getCheckoutState = endpoint({
  method: 'GET',
  path: '/estado/:checkout_id',
  hosts: 'checkout',
  access: 'customer',
  summary: 'What became of an own purchase; asks the provider while it is not decided. 202 while the payment is processing',
  isUndecided: ({ progress }) => progress === 'processing',
  params: form({ checkout_id: textField() }, { checkout_id: 'id' }),
  data: checkoutState,
})
