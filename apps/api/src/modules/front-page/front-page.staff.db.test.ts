import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { contentDesk, loggedActions } from '../../testing/staff-content.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { keepCataloguePicture } from '../pictures/pictures.public.ts'

let shop: TestShop
let ask: Awaited<ReturnType<typeof contentDesk>>
let picture: string
beforeAll(async () => {
  shop = await testShop()
  ask = await contentDesk(shop)
  await stockTheShelves(shop.db, [{ partNumber: 'A-1', brand: 'Alfa' }])
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  picture = (await keepCataloguePicture(shop, 1, red)).name
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('delete from carousel_slides')
  await shop.pool.query(`delete from brands where slug not in ('alfa', 'brembo')`)
})

function slide(changes: object = {}) {
  return {
    titulo_es: 'Frenos',
    titulo_en: 'Brakes',
    texto_es: 'Para todos',
    texto_en: 'For all',
    enlace: '/productos?lista=outlet',
    imagen_escritorio: picture,
    imagen_movil: picture,
    ...changes,
  }
}
type Kept = { readonly _id: string; readonly version: number; readonly titulo_es: string }
async function add(changes: object = {}): Promise<readonly Kept[]> {
  return (await ask('POST', '/carrusel', slide(changes))).body.data
}
async function titles(locale: 'es' | 'en' = 'es') {
  await caughtUp(shop)
  return (await shop.get('/api/portada', locale)).body.data.carrusel.map((one: { titulo: string }) => one.titulo)
}
async function problemOf(answer: ReturnType<typeof ask>) {
  return (await answer).body.errors?.map(({ path }: { path: string }) => path)
}

test('slides are added, changed, put in order and taken out, and Home follows', async () => {
  await add({ titulo_es: 'Uno' })
  await add({ titulo_es: 'Dos', titulo_en: '' })
  const [one, two, three] = await add({ titulo_es: 'Tres', enlace: '/es/promociones' })
  expect([await titles(), await titles('en')]).toEqual([
    ['Uno', 'Dos', 'Tres'],
    ['Brakes', 'Dos', 'Brakes'],
  ])
  expect((await shop.get('/api/portada')).body.data.carrusel[2].enlace).toBe('/promociones')
  await ask('POST', '/carrusel/orden', { orden: [three?._id, one?._id, two?._id] })
  expect(await titles()).toEqual(['Tres', 'Uno', 'Dos'])
  await ask('PATCH', `/carrusel/${one?._id}`, { ...slide({ titulo_es: 'Nuevo' }), version: one?.version })
  await ask('DELETE', `/carrusel/${two?._id}`)
  expect(await titles()).toEqual(['Tres', 'Nuevo'])
  expect(await loggedActions(shop, 'slide', one?._id ?? '')).toEqual(['slide-changed', 'slide-created'])
  expect(await loggedActions(shop, 'slide', two?._id ?? '')).toEqual(['slide-removed', 'slide-created'])
})

test('an order that misses a slide, and an edit of an older one, are refused', async () => {
  const [first] = await add()
  await add()
  expect((await ask('POST', '/carrusel/orden', { orden: [first?._id] })).body.code).toBe('changed_meanwhile')
  const edit = () => ask('PATCH', `/carrusel/${first?._id}`, { ...slide(), version: first?.version })
  expect([(await edit()).status, (await edit()).body.code]).toEqual([200, 'changed_meanwhile'])
  expect((await ask('DELETE', '/carrusel/99999')).body.code).toBe('slide_not_found')
})

test.each([
  ['enlace', 'https://evil.tld'],
  ['enlace', '//evil.tld'],
  ['enlace', '/\\evil.tld'],
  ['enlace', '/es//evil.tld'],
  ['enlace', 'javascript:alert(1)'],
  ['enlace', '/admin'],
  ['enlace', '/no-existe'],
  ['titulo_es', ''],
  ['titulo_es', 'a'.repeat(61)],
  ['texto_es', 'a\u0007b'],
  ['imagen_escritorio', 'nobody-sent-this.webp'],
  ['imagen_movil', '../../etc/passwd'],
  ['imagen_movil', ''],
])('a slide with %s %j is refused', async (field, value) => {
  expect(await problemOf(ask('POST', '/carrusel', slide({ [field]: value })))).toEqual([field])
  expect(await titles()).toEqual([])
})

test.each([[[]], [['1', '1']], [['x']], ['1'], [Array.from({ length: 101 }, (_, i) => String(i + 1))]])(
  'the order %j is refused',
  async (orden) => {
    expect((await ask('POST', '/carrusel/orden', { orden })).status).toBe(400)
  },
)

type Brand = { readonly _id: string; readonly nombre: string; readonly version: number }
async function brandNamed(name: string): Promise<Brand | undefined> {
  return (await ask('GET', '/marcas')).body.data.find(({ nombre }: Brand) => nombre === name)
}
function edit(brand: Brand | undefined, changes: object) {
  return ask('PATCH', `/marcas/${brand?._id}`, {
    nombre: brand?.nombre,
    propia: false,
    gama: 'intermedia',
    version: brand?.version,
    ...changes,
  })
}

test('a logo puts a brand that is sold on Home, and without it it is gone', async () => {
  const logos = async () => {
    await caughtUp(shop)
    return (await shop.get('/api/portada')).body.data.marcas
  }
  expect((await edit(await brandNamed('Alfa'), { logo: picture })).body.data).toMatchObject({ logo: picture, productos: 1 })
  expect(await logos()).toEqual([{ nombre: 'Alfa', slug: 'alfa', imagen: picture }])
  await edit(await brandNamed('Alfa'), {})
  expect(await logos()).toEqual([])
  expect((await loggedActions(shop, 'brand', 'alfa')).slice(0, 2)).toEqual(['brand-changed', 'brand-changed'])
})

test('a brand is added and renamed; its address stays', async () => {
  expect(
    (await ask('POST', '/marcas', { nombre: 'Ñandú Frenos', propia: true, gama: 'premium', garantia_meses: 24 })).body.data,
  ).toMatchObject({
    slug: 'nandu-frenos',
    propia: true,
    gama: 'premium',
    garantia_meses: 24,
    productos: 0,
  })
  const renamed = await edit(await brandNamed('Ñandú Frenos'), { nombre: 'Ñandú' })
  expect(renamed.body.data).toMatchObject({ nombre: 'Ñandú', slug: 'nandu-frenos', propia: false })
})

test('a name that is the address of another brand is refused, also when that brand has another name by now', async () => {
  await ask('POST', '/marcas', { nombre: 'Ñandú Frenos' })
  await edit(await brandNamed('Ñandú Frenos'), { nombre: 'Ñandú' })
  const refused = await edit(await brandNamed('Brembo'), { nombre: 'Ñandú-Frenos' })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [expect.objectContaining({ path: 'nombre', message: 'Ese nombre ya existe.' })],
  ])
  expect(await problemOf(ask('POST', '/marcas', { nombre: 'Nandu frenos' }))).toEqual(['nombre'])
  expect((await edit(await brandNamed('Ñandú'), { nombre: 'Ñandú Frenos' })).status).toBe(200)
})

test.each(['alfa', 'ÁLFA', ' Alfa ', 'Alfa.'])('there is no second brand %j', async (nombre) => {
  expect(await problemOf(ask('POST', '/marcas', { nombre }))).toEqual(['nombre'])
  expect(await problemOf(edit(await brandNamed('Brembo'), { nombre }))).toEqual(['nombre'])
})

test.each([
  ['nombre', ''],
  ['nombre', '¡!'],
  ['nombre', 'a'.repeat(61)],
  ['logo', 'nobody-sent-this.webp'],
  ['logo', '../x'],
])('a brand with %s %j is refused', async (field, value) => {
  expect(await problemOf(ask('POST', '/marcas', { nombre: 'Nueva', [field]: value }))).toEqual([field])
  expect(await problemOf(edit(await brandNamed('Brembo'), { [field]: value }))).toEqual([field])
})

test('an edit of an older brand is refused', async () => {
  const brand = await brandNamed('Brembo')
  expect([(await edit(brand, {})).status, (await edit(brand, {})).body.code]).toEqual([200, 'changed_meanwhile'])
  expect((await ask('PATCH', '/marcas/99999', { nombre: 'x', version: 1 })).body.code).toBe('brand_not_found')
})
