import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ObjectStore, openObjectStore } from './testing/object-store.ts'
import { sendVoucher } from './testing/send-voucher.ts'
import { HOME, openBankAccount, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let store: ObjectStore
let shop: TestShop
let part: string
beforeAll(async () => {
  store = await openObjectStore()
  const { endpoint, bucket, id, secret } = store.place
  const given = { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_KEY_ID: id, FILES_S3_SECRET: secret }
  shop = await testShop({ FILES_STORE: 's3', FILES_S3_SIGNED: 'yes', FILES_S3_PREFIX: 'shops/one', ...given })
  await openBankAccount(shop)
  const [stocked] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', stock: 5 }])
  part = String(stocked)
})
afterAll(async () => {
  await shop.close()
  await store.close()
})

test('a receipt in an object store is handed out by the shop to a page, and by the store to who opens it by itself, for a minute', async () => {
  const ana = await shopperIn(shop)
  const { body } = await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })
  const photo = await sharp(randomBytes(1_800), { raw: { width: 30, height: 20, channels: 3 } })
    .png()
    .toBuffer()
  const fields = { folio: body.data.folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' }
  const sent = await sendVoucher(shop, ana.token, fields, photo, 'foto.png')
  const url = `/api/ordenes/comprobantes/${sent.body.data.comprobantes[0]._id}`
  const asked = (token: string, mode: string) =>
    shop.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}`, 'sec-fetch-mode': mode } })

  const fetched = await asked(ana.token, 'cors')
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/webp'])

  const opened = await asked(ana.token, 'navigate')
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([302, 'private, no-store'])
  const address = new URL(String(opened.headers.location))
  expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([store.place.endpoint, '60'])
  const answer = await fetch(address)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(fetched.rawPayload)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="comprobante.webp"')

  const stranger = await shopperIn(shop)
  expect((await asked(stranger.token, 'navigate')).statusCode).toBe(404)
})
