import { cents } from '@shop/domain/money'
import { NO_ADDRESS, type Order } from '@shop/domain/order'
import type { OrderEntry, StaffOrder } from '@shop/domain/staff-order'
import { staffDisputes } from '@shop/texts/es/staff/disputes'
import { expect, test } from 'vitest'
import { evidenceText } from './evidence-text.ts'

function at(day: number) {
  return new Date(Date.UTC(2026, 4, day))
}
function moved(status: OrderEntry['status'], day: number): OrderEntry {
  return {
    event: 'moved',
    status,
    by: 'staff',
    name: undefined,
    text: '',
    at: at(day),
  }
}
const line = { qty: 2, name: 'Balatas', partNumber: 'BAL-1', total: cents(100_000) }
const order = {
  folio: 'LT-1',
  transactionId: 'pi_1',
  placedAt: at(1),
  paidAt: at(1),
  total: cents(112_000),
  lines: [line],
  recipient: { name: 'Ana López', email: 'ana@example.mx', phone: '2225550101' },
  address: {
    ...NO_ADDRESS,
    street: 'Av. Juárez',
    number: '2106',
    suburb: 'La Paz',
    municipality: 'Puebla',
    state: 'Puebla',
    postalCode: '72160',
  },
  tracking: { carrier: 'Estafeta', number: 'EST-9' },
  refunds: [
    { amount: cents(5_000), status: 'succeeded', at: at(9) },
    { amount: cents(7_000), status: 'failed', at: at(9) },
  ],
} as unknown as Order
function textOf(seen: Partial<StaffOrder>) {
  return evidenceText({ order, history: [moved('paid', 1), moved('shipped', 2), moved('delivered', 5)], ...seen } as StaffOrder, {
    texts: staffDisputes.evidence,
    written: (day) => day.toISOString().slice(0, 10),
    returnDays: 365,
    policyUrl: 'https://tienda.example/es/garantias',
  }).split('\n')
}

test('a bank is told what was bought, who received it where and when, what went back, and on which terms', () => {
  expect(textOf({})).toEqual([
    'Pedido LT-1, hecho el 2026-05-01',
    'Pagado el 2026-05-01: $1,120.00',
    'Pago pi_1',
    'Cliente: Ana López, ana@example.mx, 2225550101',
    '2 × Balatas (BAL-1): $1,000.00',
    'Dirección de entrega: Av. Juárez 2106, La Paz, Puebla, 72160',
    'Enviado el 2026-05-02 por Estafeta, guía EST-9',
    'Entregado el 2026-05-05',
    'Reembolsado al cliente: $50.00',
    'Devoluciones y reembolsos: 365 días, como se lee antes de pagar en https://tienda.example/es/garantias',
  ])
})

test('nothing is claimed that did not happen', () => {
  const lines = textOf({ history: [moved('paid', 1)], order: { ...order, tracking: undefined, refunds: [] } })
  expect(lines).toContain('Todavía no se envía')
  expect(lines.filter((one) => /Entregado|Enviado|Reembolsado/.test(one))).toEqual([])
})
