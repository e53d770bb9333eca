import { ORDER_STATUSES } from '@shop/domain/order-status'
import { expect, test } from 'vitest'
import { orderLabels as english } from './en/order-labels.ts'
import { orderLabels as spanish } from './es/order-labels.ts'

test.each([
  ['paid', 'Pagado'],
  ['pending', 'Pendiente'],
  ['processing', 'Procesando'],
  ['shipped', 'Enviado'],
  ['delivered', 'Entregado'],
  ['cancelled', 'Cancelado'],
  ['refunded', 'Reembolsado'],
] as const)('an order that is %s is labelled %s', (status, label) => {
  expect(spanish.status[status]).toBe(label)
})

test('every status has a label of its own in English', () => {
  for (const status of ORDER_STATUSES) expect(english.status[status]).not.toBe(spanish.status[status])
})
