import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPicture } from './testing/bad-files.ts'
import { postForm } from './testing/multipart.ts'
import { type ObjectStore, openObjectStore } from './testing/object-store.ts'
import { sendVoucher } from './testing/send-voucher.ts'
import { HOME, openBankAccount, shopperIn } from './testing/shoppers.ts'
import { stockTheShelves } from './testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from './testing/test-customers.ts'
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

/** As a browser does that opens it, or a page that fetches it. */
function ask(url: string, mode: 'navigate' | 'cors', headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'GET', url, headers: { ...headers, 'sec-fetch-mode': mode } })
}

async function expectSigned(opened: Awaited<ReturnType<typeof ask>>, bytes: Buffer, name: string) {
  expect([opened.statusCode, opened.headers['cache-control']]).toEqual([302, 'private, no-store'])
  const address = new URL(String(opened.headers.location))
  expect([address.origin, address.searchParams.get('X-Amz-Expires')]).toEqual([store.place.endpoint, '60'])
  const answer = await fetch(address)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
}

test('a receipt comes from the shop to its customer’s page, and from the store to staff who open it by itself, for a minute', async () => {
  const ana = await shopperIn(shop)
  const { body } = await ana.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })
  const fields = { folio: body.data.folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' }
  const sent = await sendVoucher(shop, ana.token, fields, await goodPicture('png'), 'foto.png')
  const id = sent.body.data.comprobantes[0]._id

  const fetched = await ask(`/api/ordenes/comprobantes/${id}`, 'cors', { authorization: `Bearer ${ana.token}` })
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/webp'])
  // A browser that goes to an address by itself brings no token.
  expect((await ask(`/api/ordenes/comprobantes/${id}`, 'navigate')).statusCode).toBe(401)

  await addStaff(shop, 'ventas@example.mx', 'sales')
  const cookie = await staffCookieOf(shop, 'ventas@example.mx')
  await expectSigned(await ask(`/api/admin/comprobantes/${id}`, 'navigate', { cookie }), fetched.rawPayload, 'comprobante.webp')
  expect((await ask(`/api/admin/comprobantes/${id}`, 'cors', { cookie })).rawPayload).toEqual(fetched.rawPayload)
  expect((await ask(`/api/admin/comprobantes/${id}`, 'navigate')).statusCode).toBe(401)
})

test('a photo of a conversation comes from the store to who has its link, and to nobody with another’s', async () => {
  const begin = async () => (await shop.post('/api/chat/conversaciones', {})).body.data.llave
  const secret = await begin()
  const path = (of: string, rest: string) => `/api/chat/conversaciones/${of}${rest}`
  const photo = { field: 'imagen', bytes: await goodPicture('png') }
  const [said] = (await postForm(shop, path(secret, '/mensajes'), { texto: 'esta' }, photo)).body.data
  const fetched = await ask(path(secret, `/imagenes/${said._id}`), 'cors')
  expect(fetched.statusCode).toBe(200)
  await expectSigned(await ask(path(secret, `/imagenes/${said._id}`), 'navigate'), fetched.rawPayload, `chat-${said._id}.webp`)
  expect((await ask(path(await begin(), `/imagenes/${said._id}`), 'navigate')).statusCode).toBe(404)
})
