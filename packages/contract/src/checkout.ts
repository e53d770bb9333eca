import type { PaymentConnection, PaymentGuide } from '@shop/domain/payment-form'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { invoiceField } from './wire/invoice.ts'
import { carrierField, idField, linesField, paymentMethodField, pesosField, shippingField } from './wire/order-fields.ts'
import { checkoutState, startedCheckout } from './wire/started-checkout.ts'

/** Calls of the checkout host: their paths stand behind its address, not behind the API's. */

const connectionSchema = z.object({ proveedor: z.enum(['stripe', 'sandbox']), modo: z.enum(['real', 'prueba']), version_api: z.string() })

const connection = codec<z.output<typeof connectionSchema>, PaymentConnection>(
  connectionSchema,
  ({ provider, isLive, apiVersion }) => ({ proveedor: provider, modo: isLive ? 'real' : 'prueba', version_api: apiVersion }),
  ({ proveedor, modo, version_api }) => ({ provider: proveedor, isLive: modo === 'real', apiVersion: version_api }),
)

const guideSchema = z.object({
  modo: z.enum(['real', 'prueba']),
  pasos: z.array(z.string()),
  tarjetas: z.array(z.object({ numero: z.string(), resultado: z.string() })),
  fichas: z.array(z.object({ correo: z.string(), resultado: z.string() })),
})

const guide = codec<z.output<typeof guideSchema>, PaymentGuide>(
  guideSchema,
  ({ isLive, steps, testCards, testVouchers }) => ({
    modo: isLive ? 'real' : 'prueba',
    pasos: [...steps],
    tarjetas: testCards.map(({ number, outcome }) => ({ numero: number, resultado: outcome })),
    fichas: testVouchers.map(({ email, outcome }) => ({ correo: email, resultado: outcome })),
  }),
  ({ modo, pasos, tarjetas, fichas }) => ({
    isLive: modo === 'real',
    steps: pasos,
    testCards: tarjetas.map(({ numero, resultado }) => ({ number: numero, outcome: resultado })),
    testVouchers: fichas.map(({ correo, resultado }) => ({ email: correo, outcome: resultado })),
  }),
)

export const checkConnection = endpoint({
  method: 'GET',
  path: '/prueba-stripe',
  access: 'public',
  summary: 'Which payment provider is connected and in which mode, proved by a call that changes nothing; staff only in live mode',
  isLive: true,
  data: connection,
})

export const getPaymentGuide = endpoint({
  method: 'GET',
  path: '/guia',
  access: 'public',
  summary: 'How to pay; outside live mode with the test cards; staff only in live mode',
  isLive: true,
  data: guide,
})

export const startCheckout = endpoint({
  method: 'POST',
  path: '/intento',
  hosts: 'checkout',
  access: 'customer',
  needsVerified: true,
  isRepeatable: true,
  summary:
    'Freezes the quote, puts the stock aside and opens the payment. `checkout_id` is made once per purchase; sent again it answers the same. 409 `total_cambiado` with the new cart, 409 `out_of_inventory` with the parts',
  body: form(
    {
      checkout_id: idField,
      productos: linesField,
      envio: shippingField,
      paqueteria: carrierField,
      forma_pago: paymentMethodField,
      total_mostrado: pesosField,
      factura: optionalField(invoiceField),
    },
    {
      checkout_id: 'id',
      productos: 'lines',
      envio: 'address',
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
