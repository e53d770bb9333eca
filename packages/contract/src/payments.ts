import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { PaymentForm } from '@shop/domain/payment-form'
import * as z from 'zod/mini'
import { codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { bankAccount } from './wire/bank-account.ts'
import { paymentMethod } from './wire/payment-method.ts'

const schema = z.object({
  clave: paymentMethod.schema,
  nombre: z.string(),
  instrucciones: z.string(),
  minimo: z.number(),
  maximo: z.nullable(z.number()),
  pagina: z.optional(z.object({ clave_publicable: z.string(), script: z.string(), prueba: z.boolean() })),
  cuenta: z.optional(bankAccount.schema),
})

const form = codec<z.output<typeof schema>, PaymentForm>(
  schema,
  ({ method, label, instructions, least, most, page, account }) => ({
    clave: paymentMethod.encode(method),
    nombre: label,
    instrucciones: instructions,
    minimo: pesosFromCents(least),
    maximo: most === undefined ? null : pesosFromCents(most),
    ...(page ? { pagina: { clave_publicable: page.publishableKey, script: page.scriptUrl, prueba: page.isTest } } : {}),
    ...(account ? { cuenta: bankAccount.encode(account) } : {}),
  }),
  ({ clave, nombre, instrucciones, minimo, maximo, pagina, cuenta }) => ({
    method: paymentMethod.decode(clave),
    label: nombre,
    instructions: instrucciones,
    least: centsFromPesos(minimo),
    most: maximo === null ? undefined : centsFromPesos(maximo),
    page: pagina && { publishableKey: pagina.clave_publicable, scriptUrl: pagina.script, isTest: pagina.prueba },
    account: cuenta && bankAccount.decode(cuenta),
  }),
)

export const listPaymentForms = endpoint({
  method: 'GET',
  path: '/formas-pago',
  access: 'public',
  summary: 'The ways of paying that are offered now, with instructions and limits',
  // A bank account that was changed must not be shown for a moment longer.
  isLive: true,
  data: listOf(form),
})
