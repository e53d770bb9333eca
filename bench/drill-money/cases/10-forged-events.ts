import assert from 'node:assert/strict'
import { signatureOf } from '@shop/payment-sandbox/run-agenda'
import type { Case } from '../case.ts'
import { ordersOf, pay } from '../purchase.ts'

export const forgedEvents: Case = {
  name: 'forged-events',
  does: 'events that are forged, old, unsigned, malformed, of another shop and of the other mode',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id } = await pay(field, ana)
    const { webhookSecret } = field.deps.sandbox.keys
    const event = { id: 'evt_forged', object: 'event', type: 'payment_intent.succeeded', created: 1, livemode: false }
    const body = JSON.stringify({ ...event, data: { object: { id: transaction_id, object: 'payment_intent', metadata: {} } } })
    const send = async (payload: string, signature?: string) => {
      const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) }
      return (await fetch(`${field.hosts.urls()[1]}/checkout/webhook`, { method: 'POST', headers, body: payload })).status
    }
    const now = new Date()
    const statuses = [
      await send(`${body} `, signatureOf(body, webhookSecret, now)),
      await send(body, signatureOf(body, 'whsec_wrong', now)),
      await send(body, signatureOf(body, webhookSecret, new Date(Date.now() - 301_000))),
      await send(body),
      await send(JSON.stringify(event), signatureOf(JSON.stringify(event), webhookSecret, now)),
    ]
    assert.deepEqual(statuses, [400, 400, 400, 400, 400])
    assert.equal(await field.tell('pi_of_another_shop'), 200)
    assert.equal(await field.tell(transaction_id, { more: { livemode: true } }), 200)
    assert.equal((await ordersOf(field, ana)).length, 0)
    return '5 refused, 2 taken and forgotten, no order'
  },
}
