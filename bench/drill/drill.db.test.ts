import { randomUUID } from 'node:crypto'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { type Line, openLine } from '@shop/api/testing/faulty-line'
import { HOME, type Shopper, shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { type TestShop, testShop } from '@shop/api/testing/test-shop'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askThroughFault } from './ask-through-fault.ts'

/** The short form of `npm run drill`: two hosts in this process, one of them by a faulty line to the database that they share. */
const TOKEN_SECRET = 'both processes know the same secret 0123456789'
const PIECES = 5
let a: TestShop
let b: TestShop
let toDatabase: Line
let hosts: { readonly urls: () => readonly string[] }
let parts: readonly string[]
beforeAll(async () => {
  a = await testShop({ TOKEN_SECRET })
  toDatabase = await openLine(a.databaseUrl)
  b = await testShop({ TOKEN_SECRET, DATABASE_PATIENCE_MS: '1000' }, { beside: { ...a, databaseUrl: toDatabase.url } })
  const urls = [await a.app.listen({ port: 0, host: '127.0.0.1' }), await b.app.listen({ port: 0, host: '127.0.0.1' })]
  hosts = { urls: () => urls }
  parts = (
    await stockTheShelves(a.db, [
      { partNumber: 'FEW', stock: PIECES },
      { partNumber: 'MANY', stock: 1_000 },
    ])
  ).map(String)
})
afterEach(() => toDatabase.set({ kind: 'none' }))
afterAll(async () => {
  await b.close()
  await toDatabase.close()
  await a.close()
})

function wantedOf(part: string | undefined) {
  return { lines: [{ ref: part ?? '', qty: 1 }], total: 500 }
}
async function ordersOf({ id }: Shopper) {
  return (await a.pool.query('select folio from orders where customer_id = $1', [id])).rows
}
async function expectSound() {
  const { findings } = await auditOrders(a)
  expect(findings.filter(({ broken }) => broken.length > 0)).toEqual([])
}

test.each([
  ['refuses', { kind: 'refused' }],
  ['cuts off whoever speaks', { kind: 'reset' }],
  ['loses the answer', { kind: 'half', afterBytes: 0 }],
  ['gives half an answer', { kind: 'half', afterBytes: 700 }],
] as const)('a purchase at a host whose line %s is completed at the other, once', async (_, fault) => {
  const ana = await shopperIn(a)
  const checkout_id = randomUUID()
  const wanted = { checkout_id, productos: [{ ref: parts[1], qty: 1 }], envio: HOME, forma_pago: 'stripe', total_mostrado: 500 }
  const started = await askThroughFault({ hosts }, fault, ana, '/checkout/intento', randomUUID(), wanted)
  await ana.payByCard(started.body.data.client_secret)
  const { transaction_id } = started.body.data
  const placed = await askThroughFault({ hosts }, fault, ana, '/api/ordenes', checkout_id, { transaction_id })
  expect(placed.body.data.status).toBe('pagado')
  expect(await ordersOf(ana)).toEqual([{ folio: placed.body.data.folio }])
  await expectSound()
})

test('of more shoppers than pieces at two hosts, as many buy as there are pieces', async () => {
  const shoppers = await Promise.all(Array.from({ length: 3 * PIECES }, () => shopperIn(a)))
  const told = await Promise.all(
    shoppers.map(async (ana, i) => {
      const { body } = await ana.start(wantedOf(parts[0]), i % 2 ? a : b)
      if (!body.success) return body.code
      await ana.payByCard(body.data.client_secret)
      return (await ana.order({ transaction_id: body.data.transaction_id }, i % 2 ? b : a)).body.data.status
    }),
  )
  expect(told.toSorted()).toEqual([...Array(2 * PIECES).fill('out_of_inventory'), ...Array(PIECES).fill('pagado')])
  await expectSound()
})

test('a host whose database is silent says so in time, the other sells, and when it is over so does this one', async () => {
  const ana = await shopperIn(a)
  await toDatabase.set({ kind: 'silent' })
  const begun = performance.now()
  const refused = await ana.start(wantedOf(parts[1]), b)
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect((await ana.start(wantedOf(parts[1]), a)).status).toBe(200)
  await toDatabase.set({ kind: 'none' })
  await expect.poll(async () => (await ana.start(wantedOf(parts[1]), b)).status).toBe(200)
  await expectSound()
})
