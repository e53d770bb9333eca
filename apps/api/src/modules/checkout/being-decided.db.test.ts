import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { payIntent } from '@shop/payment-sandbox/decide-intent'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { HOME, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { startCheckout } from './start-checkout.ts'

/** A cart is changed while the provider decides about the payment of the earlier one. */
let shop: TestShop
let part: string
let ana: Shopper
beforeAll(async () => {
  shop = await testShop()
  part = String((await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 100 }]))[0])
})
beforeEach(async () => {
  ana = await shopperIn(shop)
  await sandbox().resetSwitches()
})
afterAll(async () => {
  await expectSound(shop)
  await shop.close()
})

function sandbox() {
  if (!shop.sandbox) throw new Error('The demo has no sandbox')
  return shop.sandbox.sandbox
}
function lines(qty = 1) {
  return [{ ref: part, qty }]
}
async function inProcess() {
  await sandbox().saveSwitches({ isDeciding: true, isLosing: true })
  const { data } = (await ana.start({ lines: lines(), total: 500 })).body
  await ana.payByCard(data.client_secret)
  return data
}
/** How often the provider was asked. */
function counting() {
  const asked: string[] = []
  const count =
    <Input extends readonly unknown[], Result>(name: string, ask: (...input: Input) => Result) =>
    (...input: Input) => {
      asked.push(name)
      return ask(...input)
    }
  const { payments } = shop
  const counted: PaymentProvider = {
    ...payments,
    readIntent: count('read', payments.readIntent),
    cancelIntent: count('cancel', payments.cancelIntent),
    openCardIntent: count('open', payments.openCardIntent),
  }
  return { asked, deps: { ...shop, payments: counted } satisfies OrderDeps }
}
function changedCart(id: string) {
  return {
    id,
    lines: lines(2),
    address: {
      street: HOME.calle,
      number: HOME.num,
      interior: undefined,
      suburb: HOME.colonia,
      state: HOME.estado,
      municipality: HOME.municipio,
      locality: '',
      postalCode: HOME.codigo_postal,
      directions: '',
    },
    carrierKey: undefined,
    paymentMethod: 'card' as const,
    receiver: undefined,
    shownTotal: undefined,
    invoice: undefined,
  }
}

test('another cart is answered at once, with few questions to the provider', async () => {
  const { checkout_id } = await inProcess()
  const { asked, deps } = counting()
  const answer = startCheckout(deps, { customerId: ana.id, locale: 'es' }, changedCart(checkout_id)).catch((error: unknown) => error)
  expect(await Promise.race([answer, pause(60_000, 'no answer while it is being decided', { ref: false })])).toMatchObject({
    code: 'payment_being_decided',
  })
  expect(asked.length).toBeLessThan(5)
})

test('the customer hears that it is being decided, and when to ask again; the parts stay put aside', async () => {
  const { checkout_id } = await inProcess()
  const answer = await ana.start({ id: checkout_id, lines: lines(2), total: 1_000 })
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toMatchObject([409, 'payment_being_decided', '5'])
  expect(answer.body.message).toContain('procesando')
  const { rows } = await shop.pool.query('select qty, hold from checkout_lines where checkout_id = $1', [checkout_id])
  expect(rows).toEqual([{ qty: 1, hold: 'held' }])
})

test('once it succeeded, another cart gets the order that there is', async () => {
  const { checkout_id, transaction_id } = await inProcess()
  await sandbox().inTill(async (till) => {
    const kept = await till.findIntent(transaction_id)
    if (kept) await payIntent(till, kept)
  })
  const { status, body } = await ana.start({ id: checkout_id, lines: lines(2), total: 1_000 })
  expect([status, body.data]).toMatchObject([200, { transaction_id, folio: expect.stringContaining('PRUEBA-'), total: 500 }])
})

test('an earlier payment that the provider does not know can be paid nowhere: the other cart goes on', async () => {
  const { checkout_id } = (await ana.start({ lines: lines(), total: 500 })).body.data
  await shop.pool.query('update payments set reference = $2 where checkout_id = $1', [checkout_id, `pi_${randomUUID()}`])
  const { status, body } = await ana.start({ id: checkout_id, lines: lines(2), total: 1_000 })
  expect([status, body.data]).toMatchObject([200, { total: 1_000 }])
})
