import { randomUUID } from 'node:crypto'
import { checkoutEndpoints, everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OWN_ORDER_CALLS, SPECIFIED_ORDER_CALLS } from './testing/order-calls.ts'
import { sendVoucher } from './testing/send-voucher.ts'
import { HOME, openBankAccount, type Shopper, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let ana: Shopper
let part: string
const walked = new Set<string>()
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 50 }])
  part = String(id)
  ana = await shopperIn(shop)
})
afterAll(() => shop.close())

/** Makes a call and holds the answer against what the contract declares. */
async function call(method: 'GET' | 'POST', path: string, query = '', body?: object) {
  const host = path.startsWith('/checkout') ? '/checkout' : '/api'
  const declared = host === '/checkout' ? checkoutEndpoints : everyEndpoint
  const asked = path.replace(/^\/checkout/, '')
  const endpoint = declared.find((one) => one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(asked))
  const answer = await shop.ask(method, `${host}${asked}${query}`, { token: ana.token, ...(body ? { body } : {}) })
  expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 200, undefined])
  expect(z.safeParse(endpoint?.data.schema ?? z.never(), answer.body.data).error).toBeUndefined()
  walked.add(`${method} ${endpoint?.path.replace(/:\w+/g, '{}')}`)
  return answer.body.data
}

test('a purchase, call by call', async () => {
  const checkout_id = randomUUID()
  await call('GET', '/paqueterias', '?subtotal=500&codigo_postal=72000')
  const { transaction_id } = await call('POST', '/checkout/intento', '', {
    checkout_id,
    productos: [{ ref: part, qty: 1 }],
    envio: HOME,
    forma_pago: 'transferencia',
    total_mostrado: 500,
  })
  expect(await call('GET', `/checkout/estado/${checkout_id}`)).toEqual({ checkout_id, estado: 'abierta' })
  const { folio } = await call('POST', '/ordenes', '', { transaction_id })
  expect(await call('GET', `/checkout/estado/${checkout_id}`)).toEqual({ checkout_id, estado: 'pedido', folio })
  await call('GET', '/ordenes', '?sin_comprobante=1')
  await call('GET', '/ordenes/folio/', `?folio=${folio}`)
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  const sent = await sendVoucher(shop, ana.token, { folio }, pdf)
  const upload = everyEndpoint.find(({ path }) => path === '/ordenes/upload-comprobante')
  expect(z.safeParse(upload?.data.schema ?? z.never(), sent.body.data).error).toBeUndefined()
  walked.add('POST /ordenes/upload-comprobante')
  const file = await shop.app.inject({
    url: `/api/ordenes/comprobantes/${sent.body.data.comprobantes[0]._id}`,
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect([file.statusCode, file.rawPayload.equals(pdf)]).toEqual([200, true])
  walked.add('GET /ordenes/comprobantes/{}')
  expect((await call('POST', '/ordenes/cancelar', '', { folio })).status).toBe('cancelado')
  for (const name of [...SPECIFIED_ORDER_CALLS, ...OWN_ORDER_CALLS]) expect(walked).toContain(name.replace(/\{\w+\}/g, '{}'))
})
