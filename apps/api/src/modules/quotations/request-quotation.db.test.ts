import { randomUUID } from 'node:crypto'
import { createClient } from '@shop/contract/client'
import { requestQuotation as askForQuotation } from '@shop/contract/shop/quotations'
import { promiseOf } from '@shop/domain/quotation'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { MOST_UPLOAD_BYTES } from '@shop/domain/upload'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { badFiles, goodPicture, pictureWithPlace, polyglot } from '../../testing/bad-files.ts'
import { postForm } from '../../testing/multipart.ts'
import { listening } from '../../testing/read-events.ts'
import { addStaff, mailboxOf, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'

const SECRET = { TOKEN_SECRET: 'the same on both hosts, as it must be' }
const ASKED = {
  armadora: ' Nissan ',
  modelo: 'Tsuru',
  anio: '2015',
  cilindraje: '1.6',
  autoparte: ' Cremallera de dirección ',
  nombre: 'Ana Ñandú',
  email: 'ANA@example.mx',
  telefono: '+52 222 555 0101',
}
let shop: TestShop
let other: TestShop
let staff: { cookie: string; origin: string }
beforeAll(async () => {
  shop = await testShop(SECRET)
  other = await testShop({ ...SECRET, DATA_FOLDER: shop.settings.dataFolder }, { beside: shop })
  await addStaff(shop, 'ventas@example.mx', 'sales')
  staff = { cookie: await staffCookieOf(shop, 'ventas@example.mx'), origin: shop.settings.publicUrl }
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate turns, quotations restart identity cascade'))

function send(fields: object = {}, picture?: Buffer, given: object = {}) {
  return postForm(shop, '/api/cotizacion', { ...ASKED, ...fields }, picture && { field: 'imagen', bytes: picture }, given)
}
async function rows() {
  return (await shop.pool.query('select * from quotations order by id')).rows
}
function pictureOf(number: string) {
  return shop.app.inject({ url: `/api/admin/cotizaciones/${number}/imagen`, headers: { cookie: staff.cookie } })
}

test('a link of a stranger is kept for staff, and no mail repeats it', async () => {
  const part = 'Faro como este: https://evil.mx/premio'
  const worker = await startShopWorker(shop, () => {})
  try {
    const { body } = await send({ autoparte: part, email: 'victima@example.mx' })
    expect(await rows()).toMatchObject([{ part }])
    const find = async () => (await mailboxOf(shop, 'victima@example.mx')).find(({ subject }) => subject.includes(body.data.numero))
    await expect.poll(find).toBeDefined()
    const mail = await find()
    expect(mail?.text).toContain('Ya estamos buscando: la refacción que nos describiste.')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')
  } finally {
    await worker.stop()
  }
})

test('sent again with its key it is one request, also where nobody knows any more that it came in', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await send({}, undefined, { headers })
  // As after a lost answer to the last word of its transaction: the key is given back.
  await shop.pool.query('delete from kept_answers')
  const again = await send({}, undefined, { headers })
  expect([again.status, again.body.data.numero]).toEqual([200, first.body.data.numero])
  expect(await rows()).toHaveLength(1)
  expect((await send({}, undefined, { headers: { 'idempotency-key': randomUUID() } })).status).toBe(200)
  expect(await rows()).toHaveLength(2)
})

test('a name that leads somewhere is refused, in both languages', async () => {
  const refused = await send({ nombre: 'Tu premio en evil.mx' })
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ path: 'nombre', message: 'Escribe el nombre sin direcciones de internet. Después de un punto deja un espacio.' }],
  ])
  const english = await send({ nombre: 'Tu premio en evil.mx' }, undefined, { headers: { 'accept-language': 'en' } })
  expect(english.body.errors[0].message).toBe('Write the name without web addresses. Leave a space after a dot.')
  expect(await rows()).toEqual([])
})

test('a request is kept trimmed and answered with a number and an honest promise', async () => {
  const { status, body } = await send({ comentarios: 'Es de\r\nfábrica', aviso_sms: 'true' })
  expect([status, body.message]).toEqual([200, 'Recibimos tu solicitud. Te enviamos un correo con los detalles.'])
  expect(body.data.numero).toMatch(/^COT-[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/)
  const [row] = await rows()
  expect(row).toMatchObject({
    make: 'Nissan',
    part: 'Cremallera de dirección',
    email: 'ana@example.mx',
    phone: '2225550101',
    comments: 'Es de\nfábrica',
    wants_sms: true,
    status: 'open',
    picture: null,
  })
  const { dueAt } = promiseOf(row.received_at, 15, DEFAULT_POLICIES)
  expect([row.due_at, new Date(body.data.promesa.vence)]).toEqual([dueAt, dueAt])
  expect(body.data.promesa).toMatchObject({ minutos: 15, hora: expect.stringMatching(/^\d\d:\d\d$/) })
})

test('the customer gets a mail with the number', async () => {
  const worker = await startShopWorker(shop, () => {})
  try {
    const { body } = await send()
    const find = async () => (await mailboxOf(shop, 'ana@example.mx')).find(({ subject }) => subject.includes(body.data.numero))
    await expect.poll(find).toBeDefined()
    const mail = await find()
    expect(mail?.text).toContain('Cremallera de dirección para Nissan Tsuru 2015 1.6')
    expect(mail?.text).toMatch(/Te respondemos (en 15 minutos|hoy|mañana|el )/)
  } finally {
    await worker.stop()
  }
})

test.each([
  ['armadora', ''],
  ['modelo', '   '],
  ['anio', '15'],
  ['cilindraje', ''],
  ['autoparte', 'x'.repeat(201)],
  ['nombre', '<script>'],
  ['email', 'ana'],
  ['telefono', '123'],
  ['comentarios', 'x'.repeat(2_001)],
])('%s cannot be %j', async (field, value) => {
  const { status, body } = await send({ [field]: value })
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'invalid_input', field])
  expect(await rows()).toEqual([])
})

describe('one send makes one quotation', () => {
  test('however often and on whichever host it is delivered', async () => {
    const picture = await goodPicture()
    const key = { headers: { 'idempotency-key': randomUUID() } }
    const file = { field: 'imagen', bytes: picture }
    const answers = await Promise.all([shop, other, shop, other].map((host) => postForm(host, '/api/cotizacion', ASKED, file, key)))
    answers.push(await postForm(other, '/api/cotizacion', ASKED, file, key))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.numero)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
  })

  test('a key with other words or another picture is a conflict', async () => {
    const key = { headers: { 'idempotency-key': randomUUID() } }
    await send({}, await goodPicture('jpeg'), key)
    expect(await send({}, await goodPicture('png'), key)).toMatchObject({ status: 409, body: { code: 'key_reused' } })
    expect(await send({}, undefined, key)).toMatchObject({ status: 409 })
    expect(await send({ modelo: 'Versa' }, await goodPicture('jpeg'), key)).toMatchObject({ status: 409 })
    expect(await rows()).toHaveLength(1)
  })
})

describe('pictures', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s is kept for staff alone, as an attachment that nothing can run', async (format) => {
    const { body } = await send({}, await goodPicture(format))
    const { numero } = body.data
    const response = await pictureOf(numero)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="${numero}.webp"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 64, height: 48 })
    expect((await shop.get(`/api/admin/cotizaciones/${numero}/imagen`)).status).toBe(401)
    const [{ picture }] = await rows()
    expect((await shop.app.inject({ url: `/images/products/${picture.split('/')[1]}` })).rawPayload).not.toEqual(response.rawPayload)
  })

  test('where it was taken, and whatever hides behind it, is left behind', async () => {
    for (const bytes of [await pictureWithPlace(), await polyglot()]) {
      const { body } = await send({}, bytes)
      const { rawPayload } = await pictureOf(body.data.numero)
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
      for (const trace of ['GPS', 'Ana', 'mi casa', '<script>']) expect(rawPayload.includes(trace)).toBe(false)
    }
  })

  test('files that lie about what they are are refused, and nothing is kept', async () => {
    for (const { name, bytes } of await badFiles()) {
      const { status, body } = await send({}, bytes)
      expect([name, status, body.code]).toEqual([name, 415, name.includes('pixels') ? 'picture_too_large' : 'file_not_accepted'])
    }
    expect(await rows()).toEqual([])
  })

  test('more than ten megabytes are too much', async () => {
    expect(await send({}, Buffer.alloc(MOST_UPLOAD_BYTES + 1))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } })
  })

  test('no picture chosen is no picture', async () => {
    const nothing = { field: 'imagen', bytes: Buffer.alloc(0), name: '' }
    expect((await postForm(shop, '/api/cotizacion', ASKED, nothing)).status).toBe(200)
    expect((await rows())[0].picture).toBeNull()
  })

  test('a form that breaks off is a mistake of the sender', async () => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/cotizacion',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="armadora"\r\n\r\nNis',
    })
    expect(response.statusCode).toBe(400)
  })

  test('other calls take no forms', async () => {
    expect(await postForm(shop, '/api/clientes/login', { email: 'a@b.mx' })).toMatchObject({ status: 415 })
  })
})

test('the typed client sends the form and its picture over the network', async () => {
  const address = await listening(shop)
  const hosts = [`${address}/api`]
  const call = createClient({ hosts: { api: hosts, news: hosts, checkout: hosts }, locale: 'es' })
  const car = { make: 'Seat', model: 'Ibiza', year: '2010', engine: '2.0', part: 'Clutch' }
  const body = { ...car, name: 'Eva', email: 'eva@example.mx', phone: '2225550102', comments: undefined, wantsSms: true, trap: undefined }
  const file = new Blob([new Uint8Array(await goodPicture())], { type: 'image/jpeg' })
  const { number, promise } = await call(askForQuotation, { body, file })
  expect(await rows()).toMatchObject([{ number, due_at: promise.dueAt, wants_sms: true, picture: expect.stringMatching(/^uploads\//) }])
})

test('the sixth request of an hour from one address waits, on either host', async () => {
  for (const host of [shop, other, shop, other, shop])
    expect((await postForm(host, '/api/cotizacion', ASKED, undefined, { from: '200.1.2.3' })).status).toBe(200)
  const { status, headers } = await postForm(other, '/api/cotizacion', ASKED, undefined, { from: '200.1.2.3' })
  expect([status, Number(headers['retry-after']) > 3_000]).toEqual([429, true])
  expect((await postForm(other, '/api/cotizacion', ASKED, undefined, { from: '200.1.2.4' })).status).toBe(200)
})

test('a program that fills in the hidden field hurries nobody and writes to nobody', async () => {
  const { status, body } = await send({ sitio_web: 'https://spam.example' })
  expect([status, body.data.numero]).toEqual([200, expect.stringMatching(/^COT-/)])
  expect((await rows())[0].status).toBe('suspect')
  const inbox = await shop.ask('GET', '/api/admin/cotizaciones', { headers: staff })
  expect(inbox.body.data.total).toBe(0)
  const apart = await shop.ask('GET', '/api/admin/cotizaciones?estado=sospechosa', { headers: staff })
  expect(apart.body.data.docs[0].numero).toBe(body.data.numero)
  const { rows: jobs } = await shop.pool.query(`select key from graphile_worker.jobs where key = $1`, [
    `quotation-received ${body.data.numero}`,
  ])
  expect(jobs).toEqual([])
})
