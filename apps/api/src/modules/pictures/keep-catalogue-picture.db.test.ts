import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badFiles, pictureWithPlace } from '../../testing/bad-files.ts'
import { postForm } from '../../testing/multipart.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { madeName, originalName } from './make-picture.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './picture-formats.ts'

let shop: TestShop
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  await addStaff(shop, 'contenido@example.mx', 'content')
  cookie = await staffCookieOf(shop, 'contenido@example.mx')
})
afterAll(() => shop.close())

/** Red on the left, blue on the right. */
function twoColours(width = 400, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } }, left: width / 2, top: 0 }])
    .png()
    .toBuffer()
}

function add(bytes: Buffer | undefined, fields: Record<string, string> = {}) {
  return postForm(shop, '/api/admin/imagenes', fields, bytes && { field: 'imagen', bytes }, {
    headers: { cookie, origin: shop.settings.publicUrl, 'idempotency-key': randomUUID() },
  })
}
async function original(name: string) {
  return sharp((await shop.files.read(originalName(name))) ?? Buffer.alloc(0))
}

test('a picture is kept under a name of its content, once', async () => {
  const bytes = await twoColours()
  const { status, body } = await add(bytes)
  expect([status, body.data]).toEqual([200, { nombre: expect.stringMatching(/^[0-9a-f]{32}\.webp$/), ancho: 400, alto: 200 }])
  expect((await add(bytes)).body.data.nombre).toBe(body.data.nombre)
  expect(await (await original(body.data.nombre)).metadata()).toMatchObject({ format: 'webp', width: 400, height: 200 })
})

test('of a crop that part alone is kept, as the person saw it', async () => {
  const { body } = await add(await twoColours(), { recorte: '0.5,0,0.5,1' })
  expect(body.data).toMatchObject({ ancho: 200, alto: 200 })
  const { dominant } = await (await original(body.data.nombre)).stats()
  expect(dominant.b).toBeGreaterThan(200)
  // A phone held upright: the file lies on its side and says so.
  const lying = await sharp(await twoColours())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const upright = await add(lying, { recorte: '0,0,1,0.5' })
  expect(upright.body.data).toMatchObject({ ancho: 200, alto: 200 })
  expect((await (await original(upright.body.data.nombre)).stats()).dominant.r).toBeGreaterThan(200)
})

test.each(['0,0,1', 'a,b,c,d', '0,0,0,1', '0.6,0,0.5,1', '-1,0,1,1', '0,0,NaN,1', '9,9,9,9', '0,0,1,1,1'])(
  'a crop of %s is refused by its field',
  async (recorte) => {
    const { status, body } = await add(await twoColours(), { recorte })
    expect([status, body.errors[0].path]).toEqual([400, 'recorte'])
  },
)

test('without a picture the field is named', async () => {
  const { status, body } = await add(undefined)
  expect([status, body.errors[0].path]).toEqual([422, 'imagen'])
})

test('what is no picture is refused', async () => {
  for (const { name, bytes } of await badFiles()) expect([name, (await add(bytes)).status]).toEqual([name, 415])
})

test('where it was taken stays behind', async () => {
  const { body } = await add(await pictureWithPlace())
  expect((await (await original(body.data.nombre)).metadata()).exif).toBeUndefined()
})

test('the worker makes every width and format', async () => {
  const { nombre } = (await add(await twoColours(80, 40))).body.data
  const worker = await startShopWorker(shop, () => {})
  const missing = async () => {
    const names = PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => madeName(nombre, width, format)))
    const made = await Promise.all(names.map((name) => shop.files.read(name)))
    return names.filter((_, i) => made[i] === undefined)
  }
  try {
    await expect.poll(missing).toEqual([])
  } finally {
    await worker.stop()
  }
})
