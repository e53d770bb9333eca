import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listOlder } from '../../ports/file-store.ts'
import { expectSound } from '../../testing/expect-sound.ts'
import { losingCommits } from '../../testing/lost-answers.ts'
import { sendVoucher } from '../../testing/send-voucher.ts'
import { HOME, openBankAccount, type Shopper, shopperIn } from '../../testing/shoppers.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { sweepOrders } from '../order-sweep/order-sweep.public.ts'
import { uploadVoucher } from './upload-voucher.ts'

let shop: TestShop
let part: string
let ana: Shopper
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  await openBankAccount(shop)
  const [id] = await stockTheShelves(shop.db, [{ partNumber: 'BAL-1', priceCents: 50_000, stock: 500 }])
  part = String(id)
  await addStaff(shop, 'ventas@example.mx', 'sales')
  cookie = await staffCookieOf(shop, 'ventas@example.mx')
})
beforeEach(async () => {
  ana = await shopperIn(shop)
})
afterEach(() => expectSound(shop))
afterAll(() => shop.close())

function noise(shade: number) {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: { r: shade, g: 90, b: 30 } } })
}
/** No two receipts look the same. */
let shades = 0
function photo(shade = ++shades) {
  return noise(shade)
    .withExif({ IFD0: { Copyright: `GPS-SECRET-${randomBytes(4).toString('hex')}` } })
    .jpeg()
    .toBuffer()
}
async function transfer(shopper = ana) {
  return (await shopper.order({ productos: [{ ref: part, qty: 1 }], envio: HOME, forma_pago: 'transferencia' })).body.data
}
function asStaff(method: 'GET' | 'POST', path: string, body?: object) {
  return shop.ask(method, path, { headers: { cookie, origin: shop.settings.publicUrl }, ...(body ? { body } : {}) })
}

test('a photo of a receipt is drawn anew, kept in private and given to its owner and to staff only', async () => {
  const { folio } = await transfer()
  const file = await photo()
  const { status, body } = await sendVoucher(
    shop,
    ana.token,
    { folio, clave_rastreo: 'MBAN01', banco: 'BBVA', monto: '$500.00', fecha: '2026-11-14' },
    file,
  )
  expect([status, body.data.status, body.data.siguiente_paso, body.data.comprobantes]).toMatchObject([
    200,
    'pendiente',
    'comprobante_en_revision',
    [{ estado: 'recibido', tipo: 'image/webp' }],
  ])
  const address = `/api/ordenes/comprobantes/${body.data.comprobantes[0]._id}`
  const got = await shop.app.inject({ url: address, headers: { authorization: `Bearer ${ana.token}` } })
  expect(got.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'attachment; filename="comprobante.webp"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  expect(file.toString('latin1')).toContain('GPS-SECRET')
  expect(got.rawPayload.toString('latin1')).not.toContain('GPS-SECRET')
  const beto = await shopperIn(shop)
  expect((await shop.ask('GET', address, { token: beto.token })).status).toBe(404)
  expect((await shop.get(address)).status).toBe(401)
  expect((await asStaff('GET', `/api/admin/comprobantes/${body.data.comprobantes[0]._id}`)).status).toBe(200)
  expect((await sendVoucher(shop, beto.token, { folio }, file)).status).toBe(404)
})

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', Buffer.from('MZ\u0090\u0000\u0003')],
  ['nothing', Buffer.alloc(0)],
  ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])],
  ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000', 'latin1')],
])('%s is not a receipt: 415, and the order is untouched', async (_, bytes) => {
  const { folio } = await transfer()
  const { status, body } = await sendVoucher(shop, ana.token, { folio }, bytes)
  expect([status, body.code]).toEqual([415, 'file_not_accepted'])
  const after = await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })
  expect(after.body.data.comprobantes).toEqual([])
})

test('a picture of too many pixels, a file of more than 10 MB and a form without a file are refused', async () => {
  const { folio } = await transfer()
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const refused = await sendVoucher(shop, ana.token, { folio }, bomb)
  expect([refused.status, refused.body.code]).toEqual([415, 'picture_too_large'])
  expect((await sendVoucher(shop, ana.token, { folio }, randomBytes(10 * 1_024 * 1_024 + 1))).status).toBe(413)
  expect((await sendVoucher(shop, ana.token, { folio }, undefined)).status).toBe(422)
  expect((await shop.ask('POST', '/api/ordenes/upload-comprobante', { token: ana.token, body: { folio } })).status).toBe(422)
  expect((await sendVoucher(shop, undefined, { folio }, bomb)).status).toBe(401)
})

test('a PDF is kept as it is; five receipts at most, the last counts, the same one again is no other', async () => {
  const { folio } = await transfer()
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
  await sendVoucher(shop, ana.token, { folio }, pdf)
  await sendVoucher(shop, ana.token, { folio }, pdf)
  for (let i = 1; i < 5; i++) await sendVoucher(shop, ana.token, { folio }, await photo(i * 40))
  const sixth = await sendVoucher(shop, ana.token, { folio }, await photo(250))
  expect([sixth.status, sixth.body.code]).toEqual([409, 'too_many_vouchers'])
  expect(sixth.body.message).toBe('Este pedido ya tiene 5 comprobantes, los que admite. Si falta algo, escríbenos.')
  const { data } = (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })).body
  expect(data.comprobantes.map(({ estado }: { estado: string }) => estado)).toEqual([
    'reemplazado',
    'reemplazado',
    'reemplazado',
    'reemplazado',
    'recibido',
  ])
})

test('the same receipt sent several times at once is kept once, and every sender is told so', async () => {
  const { folio } = await transfer()
  const file = await photo(33)
  const filesBefore = await listOlder(shop.files, 'vouchers', new Date(Date.now() + 60_000))
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendVoucher(shop, ana.token, { folio }, file)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  for (const { body } of answers) expect(body.data.comprobantes).toMatchObject([{ estado: 'recibido' }])
  const filesAfter = await listOlder(shop.files, 'vouchers', new Date(Date.now() + 60_000))
  expect(filesAfter.length - filesBefore.length).toBe(1)
  const { rows } = await shop.pool.query(
    `select e.event from order_events e join orders o on o.id = e.order_id where o.folio = $1 and e.event = 'voucher-received'`,
    [folio],
  )
  expect(rows).toHaveLength(1)
})

async function sendTo(deps: Partial<TestShop>, folio: string) {
  const upload = { field: 'comprobante', type: 'image/jpeg', bytes: await photo(), hash: randomBytes(8).toString('hex') } as const
  return uploadVoucher(
    { ...shop, ...deps },
    ana.id,
    { folio, trackingKey: undefined, bank: undefined, amount: undefined, paidOn: undefined },
    upload,
  )
}
/** A place that takes nothing. */
function refusing(error: Error): Partial<TestShop> {
  return {
    files: {
      ...shop.files,
      write: async () => {
        throw error
      },
    },
  }
}

test('a full disk is said as such, and leaves neither row nor file', async () => {
  const { folio } = await transfer()
  const full = refusing(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  await expect(sendTo(full, folio)).rejects.toMatchObject({ status: 507, code: 'no_room' })
})

test('while files have no place, trying again uses up no turn of the order', async () => {
  const { folio } = await transfer()
  const away = refusing(new Error('The object store did not answer'))
  for (let i = 0; i < 12; i++) await expect(sendTo(away, folio)).rejects.toThrow('did not answer')
  expect((await sendVoucher(shop, ana.token, { folio }, await photo())).status).toBe(200)
})

test('when the answer to the last word is lost, the file of a receipt that was noted stays', async () => {
  const { folio } = await transfer()
  await expect(sendTo({ db: losingCommits(shop.db) }, folio)).rejects.toThrow('Connection terminated')
  const { body } = await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })
  const address = `/api/ordenes/comprobantes/${body.data.comprobantes[0]._id}`
  expect((await shop.ask('GET', address, { token: ana.token })).status).toBe(200)
})

test('staff find the money: the order is paid; neither the key nor the receipt pays another', async () => {
  const [first, second, third] = [await transfer(), await transfer(), await transfer()]
  const file = await photo(77)
  for (const { folio } of [first, second]) await sendVoucher(shop, ana.token, { folio }, file)
  const accept = (folio: string, clave_rastreo: string) =>
    asStaff('POST', `/api/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo })
  const accepted = await accept(first.folio, 'mban 01001')
  expect([accepted.status, accepted.body.data.orden]).toMatchObject([
    200,
    { status: 'pagado', comprobantes: [{ estado: 'aceptado' }], historia: [{}, { quien: 'personal' }] },
  ])
  expect((await accept(third.folio, 'MBAN01001')).body.code).toBe('tracking_key_used')
  expect((await accept(second.folio, 'MBAN01002')).body.code).toBe('voucher_used')
  const rejected = await asStaff('POST', `/api/admin/ordenes/${second.folio}/rechazar-comprobante`, { motivo: 'Es de otro pedido' })
  expect(rejected.body.data.orden).toMatchObject({
    status: 'pendiente',
    siguiente_paso: 'transferir',
    comprobantes: [{ estado: 'rechazado', motivo: 'Es de otro pedido' }],
  })
})

test('a transfer that did not come ends after 72 hours, unless a receipt was sent; late money finds its order', async () => {
  const [silent, sent] = [await transfer(), await transfer()]
  await sendVoucher(shop, ana.token, { folio: sent.folio }, await photo())
  await sweepOrders({ ...shop, now: () => new Date(Date.now() + 4 * 86_400_000) })
  const statusOf = async (folio: string) =>
    (await shop.ask('GET', `/api/ordenes/folio/?folio=${folio}`, { token: ana.token })).body.data.status
  expect([await statusOf(silent.folio), await statusOf(sent.folio)]).toEqual(['cancelado', 'pendiente'])
  await asStaff('POST', `/api/admin/ordenes/${silent.folio}/aceptar-transferencia`, { clave_rastreo: 'TARDE1' })
  expect(await statusOf(silent.folio)).toBe('pagado')
})

test('from paid to delivered, each step by staff and with its version; and back by refund', async () => {
  const { folio } = (await ana.buyByCard({ lines: [{ ref: part, qty: 2 }], total: 1_000 })).body.data
  const move = (status: string, version: number, more: object = {}) =>
    asStaff('POST', `/api/admin/ordenes/${folio}/estado`, { status, version, ...more })
  expect((await move('enviado', 0, { paqueteria: 'Estafeta', guia: '123' })).body.code).toBe('order_step_not_possible')
  expect((await move('procesando', 0)).body.data.version).toBe(1)
  expect((await move('enviado', 0, { paqueteria: 'Estafeta', guia: '123' })).body.code).toBe('order_moved')
  expect((await move('enviado', 1)).body.code).toBe('tracking_number_missing')
  const shipped = await move('enviado', 1, { paqueteria: 'Estafeta', guia: 'EST-9' })
  expect(shipped.body.data.orden).toMatchObject({ status: 'enviado', guia: { paqueteria: 'Estafeta', numero: 'EST-9' } })
  expect((await move('entregado', 2)).body.data.orden.siguiente_paso).toBe('ninguno')
  const stock = async () => (await shop.pool.query('select stock from products where id = $1', [part])).rows[0].stock
  const before = await stock()
  const refunded = await asStaff('POST', `/api/admin/ordenes/${folio}/reembolso`, { motivo: 'Devolución', regresar_piezas: true })
  expect(refunded.body.data.orden.reembolsos).toMatchObject([{ monto: 1_000, estado: 'por_reembolsar' }])
  expect(await stock()).toBe(before + 2)
  await sweepOrders(shop)
  expect((await asStaff('GET', `/api/admin/ordenes/${folio}`)).body.data.orden).toMatchObject({
    status: 'reembolsado',
    reembolsos: [{ estado: 'reembolsado' }],
  })
  expect((await asStaff('GET', `/api/admin/ordenes?buscar=${folio}`)).body.data).toMatchObject({
    total: 1,
    docs: [{ folio, status: 'reembolsado' }],
  })
})

test('money of a transfer goes back by transfer, and staff note the bank’s key', async () => {
  const { folio } = await transfer()
  await asStaff('POST', `/api/admin/ordenes/${folio}/aceptar-transferencia`, { clave_rastreo: 'PAGO77' })
  await asStaff('POST', `/api/admin/ordenes/${folio}/reembolso`, { motivo: 'Sin pieza' })
  const open = (await asStaff('GET', '/api/admin/reembolsos')).body.data.find((one: { folio: string }) => one.folio === folio)
  expect(open).toMatchObject({ metodo: 'spei', estado: 'por_reembolsar', monto: 500 })
  expect(await asStaff('POST', `/api/admin/reembolsos/${open._id}/pagado`, { recibio: 'Ana' })).toMatchObject({
    status: 422,
    body: { code: 'tracking_key_missing' },
  })
  expect((await asStaff('POST', `/api/admin/reembolsos/${open._id}/pagado`, { clave_rastreo: 'DEV77' })).status).toBe(200)
  expect((await asStaff('POST', `/api/admin/reembolsos/${open._id}/pagado`, { clave_rastreo: 'DEV78' })).status).toBe(404)
  expect((await asStaff('GET', `/api/admin/ordenes/${folio}`)).body.data.orden.status).toBe('reembolsado')
})
