import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenImageWorker } from './adapters/image-worker/image-worker.ts'
import { goodPicture } from './testing/bad-files.ts'
import { honestPhoto, manyScans, widePng } from './testing/hostile-pictures.ts'
import { postForm } from './testing/multipart.ts'
import { sessionOf } from './testing/session-of.ts'
import { addCustomer } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let strangers: string
let customers: string
beforeAll(async () => {
  shop = await testShop()
  strangers = (await shop.post('/api/chat/conversaciones', {})).body.data.llave
  const { token } = await sessionOf(shop, await addCustomer(shop, 'ana@example.mx'))
  customers = (await shop.ask('POST', '/api/chat/conversaciones/mia', { token, body: {} })).body.data.llave
})
afterAll(() => shop.close())

function say(secret: string, bytes: Buffer, locale = 'es') {
  return postForm(
    shop,
    `/api/chat/conversaciones/${secret}/mensajes`,
    { texto: 'Es esta' },
    { field: 'imagen', bytes },
    { headers: { 'accept-language': locale } },
  )
}
const ASKED = {
  armadora: 'Nissan',
  modelo: 'Versa',
  anio: '2016',
  cilindraje: '1.6',
  autoparte: 'Faro',
  nombre: 'Ana Peña',
  email: 'ana@example.mx',
  telefono: '2225550101',
}
function quote(bytes: Buffer) {
  return postForm(shop, '/api/cotizacion', ASKED, { field: 'imagen', bytes })
}

test('a JPEG that goes over itself a hundred times is refused as no usable picture', async () => {
  for (const send of [(bytes: Buffer) => say(strangers, bytes), (bytes: Buffer) => say(customers, bytes), quote])
    expect(await send(manyScans())).toMatchObject({ status: 415, body: { code: 'file_not_accepted' } })
})

test('of a stranger 25 megapixels are unfolded, of a customer 60, and the limit is said', async () => {
  const bytes = await widePng()
  const { status, body } = await say(strangers, bytes)
  expect([status, body.code, body.message]).toEqual([
    415,
    'picture_too_large',
    'Esa imagen tiene más de 25 megapixeles. Redúcela y súbela otra vez.',
  ])
  expect((await quote(bytes)).body.message).toContain('25')
  expect((await say(customers, bytes)).status).toBe(200)
})

test('a photo of a phone with 50 megapixels is taken of anybody', async () => {
  const photo = await honestPhoto()
  expect((await say(strangers, photo)).status).toBe(200)
  expect((await quote(photo)).status).toBe(200)
})

test('when too many wait, the next is told when to come back, and so is who wants to see a picture', async () => {
  const imageWorker = shop.imageWorker as OpenImageWorker
  const small = await goodPicture()
  const upload = { kind: 'upload', bytes: small, mostPixels: 1_000_000, crop: undefined } as const
  await shop.files.write('pictures/originals/new.png', small)
  const holds = imageWorker.processes.map(() => imageWorker.draw(upload, { line: 'customers', who: 'first' }))
  const stopped = imageWorker.processes.map((one) => one.pid() ?? 0)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    const waiting = [
      ...Array.from({ length: 12 }, (_, i) => imageWorker.draw(upload, { line: 'strangers', who: `stranger ${i}` })),
      ...Array.from({ length: 500 }, (_, i) => imageWorker.draw(upload, { line: 'visitors', who: `visitor ${i % 2}` })),
    ]
    holds.push(...waiting)
    const refused = await say(strangers, small, 'en')
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([503, 'pictures_busy', '20'])
    expect(refused.body.message).toBe('Many pictures are waiting. Give it a few seconds and try again.')
    const seen = await shop.app.inject({ url: '/images/products/new.png' })
    expect([seen.statusCode, seen.headers['retry-after'], seen.headers['cache-control']]).toEqual([503, '20', 'no-store'])
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    await Promise.allSettled(holds)
  }
  expect((await say(strangers, small)).status).toBe(200)
  expect((await shop.app.inject({ url: '/images/products/new.png' })).statusCode).toBe(200)
})
