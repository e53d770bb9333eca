import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { HOME, type Shopper } from '@shop/api/testing/shoppers'
import type { Case } from '../case.ts'
import type { Field } from '../field.ts'
import { ordersOf, paymentsOf, stockOf } from '../purchase.ts'

const STEPS = ['checkout-frozen', 'payment-opened', 'payment-kept', 'payment-read', 'order-uncommitted', 'order-committed']

export const killed: Case = {
  name: 'killed',
  does: 'a process kills itself with -9 at each of six steps of a purchase; the client goes on at the other host',
  run: async (field) => {
    const before = await stockOf(field)
    await Promise.all(STEPS.map((step) => dyingAt(field, step)))
    const after = await stockOf(field)
    assert.deepEqual(after, { stock: before.stock - STEPS.length, reserved: before.reserved })
    return `${STEPS.length} processes killed, ${STEPS.length} orders, each once`
  },
}

const dyingAt = async (field: Field, step: string): Promise<void> => {
  const mortal = await field.hosts.startMortal(step)
  const ana = await field.newShopper()
  const checkout_id = randomUUID()
  const wanted = { checkout_id, productos: [{ ref: field.parts.plenty, qty: 1 }], envio: HOME, forma_pago: 'stripe', total_mostrado: 500 }
  // As the shop's own client: no answer at all means the other host, with the same key.
  const ask = async (path: string, key: string, body: object) =>
    post(mortal.url, ana, path, key, body).catch(() => post(field.hosts.urls()[1] ?? '', ana, path, key, body))
  const { client_secret = '', transaction_id } = (await ask('/checkout/intento', randomUUID(), wanted)).data
  await ana.payByCard(client_secret)
  const { data } = await ask('/api/ordenes', checkout_id, { transaction_id })
  assert.equal(data.status, 'pagado', step)
  assert.equal(mortal.process.signalCode, 'SIGKILL', step)
  assert.deepEqual([(await ordersOf(field, ana)).length, (await paymentsOf(field, checkout_id)).length], [1, 1], step)
}

const post = async (url: string, { token }: Shopper, path: string, key: string, body: object) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as { readonly data: Record<string, string> }
}
