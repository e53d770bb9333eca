import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asStaff, type Desk } from '../../testing/as-staff.ts'
import { caughtUp } from '../../testing/caught-up.ts'
import { postForm } from '../../testing/multipart.ts'
import { addStaff, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { queueMail } from '../messages/messages.public.ts'

let shop: TestShop
let owner: Desk
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  owner = await asStaff(shop, 'owner')
  await addStaff(shop, 'logo@example.mx', 'owner')
  cookie = await staffCookieOf(shop, 'logo@example.mx')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query(`delete from shop_policies where name = 'looks'`)
  await caughtUp(shop)
})

const STANDARD = { color_marca: '#213d91', color_acento: '#ffc107' }
async function looks() {
  return (await shop.get('/api/politicas')).body.data.apariencia
}
async function save(body: object, language = 'es') {
  const { version } = (await owner.get('/admin/ajustes')).body.data.apariencia
  return shop.ask('POST', '/api/admin/ajustes/apariencia', {
    headers: { cookie, origin: shop.settings.publicUrl, 'accept-language': language },
    body: { ...body, version },
  })
}
function picture(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
async function upload(bytes: Buffer) {
  return postForm(
    shop,
    '/api/admin/imagenes',
    {},
    { field: 'imagen', bytes },
    {
      headers: { cookie, origin: shop.settings.publicUrl, 'idempotency-key': randomUUID() },
    },
  )
}
async function icon(name: string, query = '') {
  const { statusCode, headers, rawPayload } = await shop.app.inject({ url: `/images/tienda/${name}${query}` })
  return { status: statusCode, cache: headers['cache-control'], bytes: rawPayload }
}
async function colourAt(bytes: Buffer, left: number, top: number) {
  return [...(await sharp(bytes).flatten({ background: '#00ff00' }).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

test('a new shop has the colours of the specification and no logo', async () => {
  expect(await looks()).toEqual(STANDARD)
})

test('colours are taken as people paste them, are the shop’s at once, and are in the log', async () => {
  const heard = new Promise<void>((resolve) => shop.changes.onChange(resolve))
  expect((await save({ color_marca: '8A1538', color_acento: '#FD5' })).status).toBe(200)
  await heard
  expect(await looks()).toEqual({ color_marca: '#8a1538', color_acento: '#ffdd55' })
  const { rows } = await shop.pool.query('select * from audit_log order by id desc limit 1')
  expect(rows[0]).toMatchObject({
    subject_ref: 'apariencia',
    before: { brandColour: '#213d91', accentColour: '#ffc107' },
    after: { brandColour: '#8a1538', accentColour: '#ffdd55' },
  })
})

test.each([
  [{ ...STANDARD, color_marca: '#ff9800' }, 'es', 'color_marca', /llega a 2\.00:1 y se necesita 4\.5:1/],
  [{ ...STANDARD, color_marca: '#ff9800' }, 'en', 'color_marca', /it reaches 2\.00:1, and 4\.5:1 is needed/],
  // Enough on white, not on the page.
  [{ ...STANDARD, color_marca: '#767676' }, 'es', 'color_marca', /llega a 4\.23:1/],
  [{ ...STANDARD, color_acento: '#213d91' }, 'es', 'color_acento', /llega a 1\.31:1 y se necesita 4\.5:1/],
  [{ ...STANDARD, color_marca: 'azul' }, 'es', 'color_marca', /seis dígitos, como #213d91/],
  [{ color_acento: '#ffc107' }, 'es', 'color_marca', /Campo requerido/],
])('%j is refused in %s', async (body, language, path, sentence) => {
  const answer = await save(body, language)
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual([{ path, message: expect.stringMatching(sentence) }])
  expect(await looks()).toEqual(STANDARD)
})

test('mails are in the colour of the brand', async () => {
  await save({ ...STANDARD, color_marca: '#8a1538' })
  const content = { name: 'Ana', lead: 'Hola', action: { label: 'Ver', url: 'https://tienda.example' }, notes: [] }
  await queueMail(shop, { key: 'colour', to: 'ana@example.mx', locale: 'es', subject: 'Hola', content })
  const { rows } = await shop.pool.query(`select payload from graphile_worker._private_jobs order by id desc limit 1`)
  expect(rows[0].payload.html.match(/background:#8a1538/g)).toHaveLength(2)
})

test('a logo is shown with the size it has, and is taken away again', async () => {
  const { nombre } = (await upload(await picture(900, 300, '#cc0000'))).body.data
  expect((await save({ ...STANDARD, logo: nombre })).status).toBe(200)
  expect((await looks()).logo).toEqual({ imagen: nombre, ancho: 360, alto: 120 })
  // Saved once more with other colours, it stays.
  await save({ ...STANDARD, color_marca: '#8a1538', logo: nombre })
  expect((await looks()).logo).toEqual({ imagen: nombre, ancho: 360, alto: 120 })
  await save(STANDARD)
  expect(await looks()).toEqual(STANDARD)
})

test('what is no picture of ours is no logo, and a drawing with scripts is no picture', async () => {
  for (const logo of ['nadie.webp', '../../etc/passwd']) expect((await save({ ...STANDARD, logo })).body.errors[0].path).toBe('logo')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
  expect((await upload(svg)).status).toBe(415)
})

test('without a logo icons are the initials on the brand’s colour', async () => {
  await save({ ...STANDARD, color_marca: '#8a1538' })
  const { status, bytes } = await icon('icono-192.png')
  expect([status, (await sharp(bytes).metadata()).format]).toEqual([200, 'png'])
  expect(await colourAt(bytes, 96, 8)).toEqual([0x8a, 0x15, 0x38])
  expect(await colourAt(bytes, 0, 0)).toEqual([0, 255, 0])
  const cut = (await icon('icono-recortable-512.png')).bytes
  expect(await colourAt(cut, 0, 0)).toEqual([0x8a, 0x15, 0x38])
  const { channels } = await sharp(cut).stats()
  expect(channels.map(({ max }) => max)).toEqual([255, 255, 255, 255])
})

test.each([
  ['icono-32.png', 32],
  ['icono-180.png', 180],
  ['icono-192.png', 192],
  ['icono-512.png', 512],
  ['icono-recortable-512.png', 512],
])('%s is the logo on white, with room around it', async (name, side) => {
  const { nombre } = (await upload(await picture(300, 300, '#cc0000'))).body.data
  await save({ ...STANDARD, logo: nombre })
  const { bytes } = await icon(name)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side })
  const [red = 0, green = 255] = await colourAt(bytes, side / 2, side / 2)
  expect([red > 190, green < 20]).toEqual([true, true])
  expect(await colourAt(bytes, side / 2, 0)).toEqual([255, 255, 255])
})

test('a wide logo cannot be read on an icon, so that has the initials', async () => {
  const { nombre } = (await upload(await picture(600, 200, '#cc0000'))).body.data
  await save({ ...STANDARD, logo: nombre })
  expect(await colourAt((await icon('icono-192.png')).bytes, 96, 8)).toEqual([0x21, 0x3d, 0x91])
})

test('an icon is kept for ever under its own address only', async () => {
  const before = await icon('icono-32.png')
  expect(before.cache).toBe('public, max-age=60')
  await save({ ...STANDARD, color_marca: '#004d40' })
  expect((await icon('icono-32.png')).bytes.equals(before.bytes)).toBe(false)
  expect((await icon('icono-33.png')).status).toBe(404)
})
