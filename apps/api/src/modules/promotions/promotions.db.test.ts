import { findPromotion, listPromotions } from '@shop/contract/shop/promotions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const HOUR_MS = 3_600_000

let shop: TestShop
let runningId: number
beforeAll(async () => {
  shop = await testShop()
  const promotions = await shop.db
    .insertInto('promotions')
    .values([
      promotion('frenos', 'Frenos: edición de otoño', { status: 'Activo', from: -1, to: 2 }),
      promotion('luces', 'Luces', { status: 'activo', from: -1, to: 1 }),
      promotion('pasada', 'Pasada', { status: 'activo', from: -3, to: -1 }),
      promotion('futura', 'Futura', { status: 'activo', from: 1, to: 2 }),
      promotion('apagada', 'Apagada', { status: 'inactivo', from: -1, to: 1 }),
    ])
    .returning('id')
    .execute()
  const [running, , past] = promotions.map(({ id }) => id)
  runningId = running ?? 0
  await stockTheShelves(shop.db, [
    { partNumber: 'Z-1', name: 'Zapata', ...(running && { promotionId: running }) },
    { partNumber: 'Z-2', name: 'Árbol', priceCents: 10_000, images: ['arbol.png'], ...(running && { promotionId: running }) },
    { partNumber: 'Z-3', name: 'Bomba', status: 'inactive', images: ['bomba.png'], ...(running && { promotionId: running }) },
    { partNumber: 'Z-4', name: 'Clutch', priceCents: 10_000, ...(past && { promotionId: past }) },
    { partNumber: 'Z-5', name: 'Disco' },
    ...Array.from({ length: 50 }, (_, i) => ({ partNumber: `Y-${i}`, name: `Foco ${i}`, ...(running && { promotionId: running }) })),
  ])
})
afterAll(() => shop.close())

function promotion(slug: string, name: string, { status, from, to }: { status: string; from: number; to: number }) {
  return {
    slug,
    name_es: name,
    name_en: `${name} in English`,
    description_es: `Descripción de ${name}`,
    description_en: `Description of ${name}`,
    discount_percent: '12.5',
    status,
    starts_at: new Date(Date.now() + from * HOUR_MS),
    ends_at: new Date(Date.now() + to * HOUR_MS),
  }
}

function find(ref: string, locale?: 'es' | 'en') {
  return shop.get(`/api/promociones/search/${encodeURIComponent(ref)}`, locale)
}

test('answers keep the contract', async () => {
  const list = await shop.get('/api/promociones/all')
  expect(z.safeParse(listPromotions.data.schema, list.body.data).error).toBeUndefined()
  const one = await find('frenos')
  expect(z.safeParse(findPromotion.data.schema, one.body.data).error).toBeUndefined()
})

test('only what is switched on and inside its dates is listed, what ends first in front', async () => {
  const { body } = await shop.get('/api/promociones/all')
  expect(body.data.map((one: { nombre: string }) => one.nombre)).toEqual(['Luces', 'Frenos: edición de otoño'])
  expect(body.data[1]).toMatchObject({ _id: String(runningId), descuento: 12.5, status: 'Activo', imagen: 'arbol.png' })
  expect(new Date(body.data[1].inicio).getTime()).toBeLessThan(Date.now())
  expect(new Date(body.data[1].fin).getTime()).toBeGreaterThan(Date.now())
  expect(body.data[0]).not.toHaveProperty('imagen')
  expect(body.data[0]).not.toHaveProperty('productos')
})

test('texts come in the language asked for', async () => {
  const { body } = await shop.get('/api/promociones/all', 'en')
  expect(body.data[0]).toMatchObject({ nombre: 'Luces in English', descripcion: 'Description of Luces' })
})

test.each([
  'frenos',
  'FRENOS',
  'Frenos: edición de otoño',
  'frenos: EDICION de otoño',
  'Frenos: edicio\u0301n de oton\u0303o',
  'frenos: edición de otoño IN english',
])('the promotion is found as %j', async (ref) => {
  expect((await find(ref)).body.data._id).toBe(String(runningId))
})

test('it is found by its id and brings its first 48 parts on sale, by name', async () => {
  const { body } = await find(String(runningId))
  expect(body.data.nombre).toBe('Frenos: edición de otoño')
  expect(body.data.productos).toHaveLength(48)
  expect(body.data.productos[0]).toMatchObject({ nombre: 'Árbol', precio: 100, precio_final: 87.5, id_promo: String(runningId) })
  expect(body.data.productos.map((part: { codigo: string }) => part.codigo)).not.toContain('Z-3')
})

test('a promotion that is over is still found, its parts at their full price', async () => {
  const { body } = await find('pasada')
  expect(new Date(body.data.fin).getTime()).toBeLessThan(Date.now())
  expect(body.data.productos).toMatchObject([{ codigo: 'Z-4', precio: 100, precio_final: 100, promocion: [] }])
})

test.each(['futura', 'Futura in English', 'apagada', 'Apagada'])('%j is not announced yet, or no more', async (ref) => {
  const { status, body } = await find(ref)
  expect([status, body.code]).toEqual([404, 'promotion_not_found'])
})

test('nor is it found by its id', async () => {
  const { rows } = await shop.pool.query<{ id: number }>(`select id from promotions where slug in ('futura', 'apagada')`)
  expect(await Promise.all(rows.map(async ({ id }) => (await find(String(id))).status))).toEqual([404, 404])
})

test.each(['nada', '0', '-1', '99999999999', '1e0', '%', '_', "' or 1=1 --", '; drop table promotions', '🚗', '\ufffe'])(
  '%j is not found',
  async (ref) => {
    const { status, body } = await find(ref)
    expect([status, body.code, body.data]).toEqual([404, 'promotion_not_found', null])
    expect((await find(ref, 'en')).body.message).toBe('We could not find that promotion.')
  },
)

test.each(['\0', 'a\0b', 'a\nb', '\u007fx', 'a'.repeat(201)])('%j is refused', async (ref) => {
  expect((await find(ref)).status).toBe(400)
})

test.each(['a'.repeat(5_000), '%ED%A0%80', '%FF', '%', ''])('the address …/%s is no crash', async (raw) => {
  expect([400, 404, 414]).toContain((await shop.get(`/api/promociones/search/${raw}`)).status)
})
