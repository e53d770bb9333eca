import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Fault } from '@shop/api/testing/faulty-line'
import { HOME } from '@shop/api/testing/shoppers'
import type { Field } from '../../drill-money/field.ts'
import { ordersOf, paymentsOf } from '../../drill-money/purchase.ts'
import { askThroughFault } from '../ask-through-fault.ts'
import type { Drill } from '../drill-case.ts'

const FAULTS: Readonly<Record<string, Fault>> = {
  refused: { kind: 'refused' },
  reset: { kind: 'reset' },
  silent: { kind: 'silent' },
  'no byte': { kind: 'half', afterBytes: 0 },
  'half a head': { kind: 'half', afterBytes: 60 },
  'half a body': { kind: 'half', afterBytes: 700 },
  slow: { kind: 'slow', bytesPerSecond: 40 },
}
const EACH = 3

export const hostLost: Drill = {
  number: 9,
  name: 'host-lost',
  does: `every call of ${EACH} purchases for each of: ${Object.keys(FAULTS).join(', ')}, on the way to host A`,
  rule: 'the browser completes the purchase by way of B; one order and one payment each',
  run: async (field) => {
    const purchases = Object.values(FAULTS).flatMap((fault) => Array.from({ length: EACH }, () => fault))
    const retried = await Promise.all(purchases.map((fault) => buyWith(field, fault)))
    const again = retried.reduce((sum, times) => sum + times, 0)
    // A line may get the number of one that was found silent a moment ago: then B is asked first.
    assert.ok(again >= 1.8 * purchases.length, `only ${again} calls went on to B`)
    return `${purchases.length} purchases, ${purchases.length} orders, ${again} calls went on to B`
  },
}

async function buyWith(field: Field, fault: Fault): Promise<number> {
  const ana = await field.newShopper()
  const checkout_id = randomUUID()
  const wanted = { checkout_id, productos: [{ ref: field.parts.plenty, qty: 1 }], envio: HOME, forma_pago: 'stripe', total_mostrado: 500 }
  const started = await askThroughFault(field, fault, ana, '/checkout/intento', randomUUID(), wanted)
  assert.equal(started.status, 200, `${fault.kind}: ${JSON.stringify(started.body)}`)
  const { client_secret, transaction_id } = started.body.data
  await ana.payByCard(client_secret)
  const placed = await askThroughFault(field, fault, ana, '/api/ordenes', checkout_id, { transaction_id })
  assert.equal(placed.body.data?.status, 'pagado', `${fault.kind}: ${JSON.stringify(placed.body)}`)
  assert.deepEqual([(await ordersOf(field, ana)).length, (await paymentsOf(field, checkout_id)).length], [1, 1], fault.kind)
  return Number(started.wasRetried) + Number(placed.wasRetried)
}
