import type { PaymentConnection, PaymentGuide } from '@shop/domain/payment-form'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'

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
