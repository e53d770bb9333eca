import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { paymentJobs } from './payments.public.ts'
import { settleEvent } from './settle-event.ts'

let shop: TestShop
let secret: string
beforeAll(async () => {
  shop = await testShop()
  secret = shop.sandbox?.keys.webhookSecret ?? ''
})
beforeEach(() => shop.db.deleteFrom('payment_events').execute())
afterAll(() => shop.close())

const stripe = new Stripe('sk_test_1')
const GOOD = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  created: 1_790_000_000,
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { checkout_id: randomUUID() }, payment_intent: 'pi_1' } },
}
/** Signed as the provider signs. */
async function send(event: unknown) {
  const payload = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }) }
  const response = await shop.app.inject({ method: 'POST', url: '/checkout/webhook', headers, payload })
  return [response.statusCode, response.json().code]
}
/** What the worker does with everything that was kept; whatever it cannot finish it would try again and again. */
async function unfinished() {
  const jobs = paymentJobs(shop, (event) => settleEvent(shop, event))
  const events = await shop.db.selectFrom('payment_events').selectAll().execute()
  for (const { event_id } of events) await jobs['settle-payment']({ provider: shop.payments.name, eventId: event_id }).catch(() => {})
  return shop.db.selectFrom('payment_events').select(['event_id', 'error']).where('processed_at', 'is', null).execute()
}

function about(object: unknown, more: object = {}) {
  return { ...GOOD, data: { object }, ...more }
}
const { object: intent } = GOOD.data

test.each<[string, unknown]>([
  ['without data', { ...GOOD, data: undefined }],
  ['with a list for its object', about([intent])],
  ['whose object has no id', about({ ...intent, id: undefined })],
  ['whose object has an id of 5,000 characters', about({ ...intent, id: 'x'.repeat(5_000) })],
  ['whose object has an id that no database keeps', about({ ...intent, id: 'pi_\u0000' })],
  ['with an id of 5,000 characters', { ...GOOD, id: 'x'.repeat(5_000) }],
  ['with an id that no database keeps', { ...GOOD, id: 'evt_\u0000' }],
  ['without an id', { ...GOOD, id: undefined }],
  ['with a list for its type', { ...GOOD, type: ['payment_intent.succeeded'] }],
  ['of a time that does not exist', { ...GOOD, created: 1e15 }],
  ['of a time that is a word', { ...GOOD, created: 'now' }],
  ['without a mode', { ...GOOD, livemode: null }],
  ['that is a list', [GOOD]],
  ['that is a word', 'event'],
])('an event %s is refused, and nothing of it is kept', async (_, event) => {
  expect(await send(event)).toEqual([400, 'malformed_event'])
  expect(await shop.db.selectFrom('payment_events').selectAll().execute()).toEqual([])
})

test.each<[string, unknown]>([
  ['without metadata', about({ ...intent, metadata: null })],
  ['with a list of metadata', about({ ...intent, metadata: ['checkout_id'] })],
  ['with metadata that no database keeps', about({ ...intent, metadata: { checkout_id: 'a\u0000b', '\ud800': 'x', nota: 7 } })],
  ['of an odd payment', about({ id: 'dp_1', payment_intent: ['pi_1'] }, { type: 'charge.dispute.created' })],
  ['of a kind nobody knows, of any shape', { ...GOOD, type: 'house.sold', data: 'a house' }],
  ['of another kind without data', { ...GOOD, type: 'customer.created', data: undefined }],
])('an event %s is taken, and is done with', async (_, event) => {
  expect(await send(event)).toEqual([200, undefined])
  expect(await unfinished()).toEqual([])
})

const TYPES = [
  'payment_intent.succeeded',
  'refund.updated',
  'charge.refunded',
  'charge.dispute.created',
  'radar.early_fraud_warning.created',
]
const PLACES = [
  'id',
  'type',
  'created',
  'livemode',
  'data',
  'data.object',
  'data.object.id',
  'data.object.metadata',
  'data.object.payment_intent',
]
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(undefined, null, 'x'.repeat(5_000), '\u0000', '\ud800', -1, 1e300, { id: { id: 'pi_1' } }, [['pi_1']]),
)
function replaced(event: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  if (typeof event !== 'object' || event === null) return event
  const inside = (event as Record<string, unknown>)[step]
  return { ...event, [step]: rest.length === 0 ? value : replaced(inside, rest, value) }
}

test('whatever is mangled in a signed event: it is refused or done with, and nothing breaks', async () => {
  const mangled = fc.record({
    type: fc.constantFrom(...TYPES),
    mangles: fc.array(fc.tuple(fc.constantFrom(...PLACES), odd), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(mangled, async ({ type, mangles }) => {
      const whole: unknown = { ...GOOD, id: `evt_${randomUUID()}`, type }
      const event = mangles.reduce<unknown>((one, [place, value]) => replaced(one, place.split('.'), value), whole)
      const [status] = await send(event)
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 300 },
  )
  expect(await unfinished()).toEqual([])
})
