import type { PaymentForm } from '@shop/domain/payment-form'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { bankAccount } from '../wire/orders/bank-account.ts'
import { paymentMethod } from '../wire/orders/payment-method.ts'
import { maybe, money, orNull, text, yesNo } from '../wire/plain.ts'

const page = record<NonNullable<PaymentForm['page']>>()({
  publishableKey: as('clave_publicable', text),
  scriptUrl: as('script', text),
  isTest: as('prueba', yesNo),
})

const form = record<PaymentForm>()({
  method: as('clave', paymentMethod),
  label: as('nombre', text),
  instructions: as('instrucciones', text),
  least: as('minimo', money),
  most: as('maximo', orNull(money)),
  page: as('pagina', maybe(page)),
  account: as('cuenta', maybe(bankAccount)),
})

export const listPaymentForms = endpoint({
  method: 'GET',
  path: '/formas-pago',
  access: 'public',
  summary: 'The ways of paying that are offered now, with instructions and limits',
  // A bank account that was changed must not be shown for a moment longer.
  isLive: true,
  data: listOf(form),
})
