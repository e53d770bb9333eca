import type { PaymentConnection, PaymentGuide } from '@shop/domain/payment-form'
import * as z from 'zod/mini'
import { asIs, codec, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { text, texts } from '../wire/plain.ts'

const liveMode = codec(
  z.enum(['real', 'prueba']),
  (isLive: boolean) => (isLive ? 'real' : 'prueba'),
  (mode) => mode === 'real',
)

const connection = record<PaymentConnection>()({
  provider: as('proveedor', asIs(z.enum(['stripe', 'sandbox']))),
  isLive: as('modo', liveMode),
  apiVersion: as('version_api', text),
})

const testCard = record<PaymentGuide['testCards'][number]>()({ number: as('numero', text), outcome: as('resultado', text) })
const testVoucher = record<PaymentGuide['testVouchers'][number]>()({ email: as('correo', text), outcome: as('resultado', text) })

const guide = record<PaymentGuide>()({
  isLive: as('modo', liveMode),
  steps: as('pasos', texts),
  testCards: as('tarjetas', listOf(testCard)),
  testVouchers: as('fichas', listOf(testVoucher)),
})

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
