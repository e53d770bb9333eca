import { getFrontPage } from '@shop/contract/shop/front-page'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockTheShelves(shop.db, [
    { partNumber: 'A-1', brand: 'Zeta' },
    { partNumber: 'A-2', brand: 'Alfa' },
    { partNumber: 'A-3', brand: 'Sin Logo' },
    { partNumber: 'A-4', brand: 'Retirada', status: 'inactive' },
  ])
  for (const slug of ['zeta', 'alfa', 'retirada'])
    await shop.db
      .updateTable('brands')
      .set({ logo: `${slug}.png` })
      .where('slug', '=', slug)
      .execute()
  await shop.db
    .insertInto('carousel_slides')
    .values([slide('segunda', 2), { ...slide('primera', 1), title_en: null, text_en: null }])
    .execute()
})
afterAll(() => shop.close())

function slide(name: string, place: number) {
  return {
    title_es: `Título ${name}`,
    title_en: `Title ${name}`,
    text_es: 'Texto',
    text_en: 'Text',
    link: '/productos?lista=nuevos',
    wide_image: `${name}-wide.png`,
    narrow_image: `${name}-narrow.png`,
    place,
  }
}

test('the answer keeps the contract', async () => {
  const { status, body } = await shop.get('/api/portada')
  expect(status).toBe(200)
  expect(z.safeParse(getFrontPage.data.schema, body.data).error).toBeUndefined()
})

test('slides come in their order and in the language asked for, Spanish where there is no other', async () => {
  const titles = async (locale: 'es' | 'en') =>
    (await shop.get('/api/portada', locale)).body.data.carrusel.map((one: { titulo: string }) => one.titulo)
  expect(await titles('es')).toEqual(['Título primera', 'Título segunda'])
  expect(await titles('en')).toEqual(['Título primera', 'Title segunda'])
  expect((await shop.get('/api/portada')).body.data.carrusel[1]).toEqual({
    titulo: 'Título segunda',
    texto: 'Texto',
    enlace: '/productos?lista=nuevos',
    imagen_escritorio: 'segunda-wide.png',
    imagen_movil: 'segunda-narrow.png',
  })
})

test('only brands with a logo and something to sell are shown, by name', async () => {
  expect((await shop.get('/api/portada')).body.data.marcas).toEqual([
    { nombre: 'Alfa', slug: 'alfa', imagen: 'alfa.png' },
    { nombre: 'Zeta', slug: 'zeta', imagen: 'zeta.png' },
  ])
})

test.each(['https://evil.tld', '//evil.tld', '/\\evil.tld', 'productos'])('a slide cannot lead to %s', async (link) => {
  await expect(
    shop.db
      .insertInto('carousel_slides')
      .values({ ...slide('mala', 3), link })
      .execute(),
  ).rejects.toThrow(/link/)
})

test('a changed slide is announced to whoever caches', async () => {
  const say = (text_es: string) => shop.db.updateTable('carousel_slides').set({ text_es }).execute()
  onTestFinished(async () => {
    await say('Texto')
  })
  const before = shop.changes.version()
  await say('Otro')
  await expect.poll(shop.changes.version).toBeGreaterThan(before)
})
