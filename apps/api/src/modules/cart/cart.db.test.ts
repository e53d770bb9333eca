import { priceCart } from '@shop/contract/shop/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { priceCart as priceCartAt } from './price-cart.ts'

const DAY_MS = 86_400_000

let shop: TestShop
let ids: Record<'hundred' | 'hundredOne' | 'a' | 'b' | 'c' | 'soldOut' | 'gone' | 'few', string>
beforeAll(async () => {
  shop = await testShop()
  const { id: promotionId } = await shop.db
    .insertInto('promotions')
    .values({
      slug: 'diez',
      name_es: 'Diez menos',
      name_en: 'Ten less',
      description_es: 'Diez',
      description_en: 'Ten',
      discount_percent: '10',
      status: 'activo',
      starts_at: new Date(Date.now() - DAY_MS),
      ends_at: new Date(Date.now() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await stockTheShelves(shop.db, [
    { partNumber: 'H-100', priceCents: 10_000, stock: 50 },
    { partNumber: 'H-101', priceCents: 10_001, stock: 50 },
    { partNumber: 'D-820', priceCents: 820, stock: 50, promotionId },
    { partNumber: 'D-6796', priceCents: 6_796, stock: 50, promotionId },
    { partNumber: 'D-8928', priceCents: 8_928, stock: 50, promotionId },
    { partNumber: 'S-0', priceCents: 5_000, stock: 0 },
    { partNumber: 'G-1', priceCents: 5_000, status: 'inactive' },
    { partNumber: 'F-2', priceCents: 5_000, stock: 2 },
  ])
  const [hundred, hundredOne, a, b, c, soldOut, gone, few] = made.map(String) as [string, ...string[]] & { length: 8 }
  ids = { hundred, hundredOne, a, b, c, soldOut, gone, few } as typeof ids
})
afterAll(() => shop.close())

type Line = { ref: unknown; qty: unknown; [more: string]: unknown }
function ask(productos: readonly Line[], locale?: 'es' | 'en') {
  return shop.post('/api/carrito/cotizar', { productos }, locale)
}
async function price(...lines: readonly [ref: string, qty: number][]) {
  return (await ask(lines.map(([ref, qty]) => ({ ref, qty })))).body.data
}

test('the answer keeps the contract and is kept by nobody', async () => {
  const { status, headers, body } = await ask([{ ref: ids.a, qty: 2 }])
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(z.safeParse(priceCart.data.schema, body.data).error).toBeUndefined()
})

test('300.00 pays shipping and misses a centavo, 300.01 is free', async () => {
  expect(await price([ids.hundred, 3])).toMatchObject({
    subtotal: 300,
    envio: 120,
    total: 420,
    iva_incluido: 57.93,
    faltan_para_envio_gratis: 0.01,
  })
  expect(await price([ids.hundred, 2], [ids.hundredOne, 1])).toMatchObject({
    subtotal: 300.01,
    envio: 0,
    total: 300.01,
    iva_incluido: 41.38,
    faltan_para_envio_gratis: 0,
  })
})

test('what the discount leaves is rounded per piece', async () => {
  const cart = await price([ids.a, 3], [ids.b, 1], [ids.c, 2])
  expect(cart.lineas.map((line: { precio_unitario: number; total: number }) => [line.precio_unitario, line.total])).toEqual([
    [7.38, 22.14],
    [61.16, 61.16],
    [80.35, 160.7],
  ])
  expect(cart).toMatchObject({ subtotal: 244, descuento: 27.12, envio: 120, total: 364, faltan_para_envio_gratis: 56.01 })
})

test('a changed policy changes the cart', async () => {
  await shop.db
    .insertInto('shop_policies')
    .values({ name: 'shipping', value: JSON.stringify({ freeOver: 10_000, standardCost: 5_050 }) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify({ freeOver: 10_000, standardCost: 5_050 }) }))
    .execute()
  expect(await price([ids.hundred, 1])).toMatchObject({ envio: 50.5, total: 150.5 })
  expect(await price([ids.hundredOne, 1])).toMatchObject({ envio: 0, total: 100.01 })
  await shop.db
    .updateTable('shop_policies')
    .set({ value: JSON.stringify({ freeOver: 30_000, standardCost: 12_000 }) })
    .where('name', '=', 'shipping')
    .execute()
})

test('prices that the caller sends are not looked at', async () => {
  const { status, body } = await shop.post('/api/carrito/cotizar', {
    productos: [{ ref: ids.hundred, qty: 1, precio: 0.01, precio_unitario: 0.01, descuento: 99, total: 0 }],
    envio: 0,
    total: 0.01,
  })
  expect([status, body.data.subtotal, body.data.envio, body.data.total]).toEqual([200, 100, 120, 220])
})

test('one product named several times is one line, by whatever reference', async () => {
  const cart = await price([ids.hundred, 1], [ids.b, 1], [ids.hundred, 2], ['h 100', 1], ['LT-1', 1])
  expect(cart.lineas.map(({ ref, qty }: Line) => [ref, qty])).toEqual([
    [ids.hundred, 5],
    [ids.b, 1],
  ])
})

test('an id wins over another product’s number that looks like it', async () => {
  await shop.db.updateTable('products').set({ part_number: ids.hundred }).where('id', '=', Number(ids.few)).execute()
  expect((await price([ids.hundred, 1])).lineas[0].producto._id).toBe(ids.hundred)
  await shop.db.updateTable('products').set({ part_number: 'F-2' }).where('id', '=', Number(ids.few)).execute()
})

test('what is missing in stock is said, reserved pieces count as gone', async () => {
  const cart = await price([ids.few, 5], [ids.soldOut, 1])
  expect(cart.lineas).toMatchObject([
    { disponibles: 2, faltan: 3, total: 250 },
    { disponibles: 0, faltan: 1 },
  ])
  await shop.db.updateTable('products').set({ reserved: 1 }).where('id', '=', Number(ids.few)).execute()
  expect((await price([ids.few, 2])).lineas[0]).toMatchObject({ disponibles: 1, faltan: 1 })
})

test('what is unknown or no longer sold stands apart and costs nothing', async () => {
  const cart = await price(['999999', 2], [ids.gone, 1], ['no-existe', 1], ['99999999999999', 1], [ids.hundred, 1])
  expect(cart.no_disponibles).toEqual([
    { ref: '999999', qty: 2, motivo: 'desconocido' },
    { ref: ids.gone, qty: 1, motivo: 'descontinuado' },
    { ref: 'no-existe', qty: 1, motivo: 'desconocido' },
    { ref: '99999999999999', qty: 1, motivo: 'desconocido' },
  ])
  expect(cart).toMatchObject({ subtotal: 100, total: 220 })
  expect(await price(['no-existe', 1])).toMatchObject({ lineas: [], subtotal: 0, envio: 0, total: 0 })
})

test.each([-1, 0, 1.5, 100, 1e21, '2', null, true])('%j is not a quantity', async (qty) => {
  const lines = [
    { ref: ids.a, qty },
    { ref: ids.b, qty },
  ]
  const spanish = await ask(lines)
  expect([spanish.status, spanish.body.code]).toEqual([400, 'invalid_input'])
  expect(spanish.body.message).toBe('La cantidad debe ser un número entero de 1 a 99.')
  expect((await ask(lines, 'en')).body.message).toBe('The quantity must be a whole number from 1 to 99.')
})

test.each([{}, [], { productos: [] }, { productos: {} }, { productos: Array.from({ length: 101 }, () => ({ ref: '1', qty: 1 })) }, 'x'])(
  'a cart has 1 to 100 lines (%#)',
  async (body) => {
    const { status, body: answer } = await shop.post('/api/carrito/cotizar', body)
    expect([status, answer.message]).toEqual([400, 'El carrito debe traer de 1 a 100 productos.'])
  },
)

test.each(['', null, 7, 'a\0b', 'x'.repeat(81)])('%j is not a reference', async (ref) => {
  const { status, body } = await ask([{ ref, qty: 1 }])
  expect([status, body.message]).toEqual([400, 'Falta la referencia de la refacción.'])
})

test('it arrives in three to five business days of Mexico', async () => {
  // Friday night in Mexico is Saturday in Greenwich; the Monday after is a holiday.
  const { delivery } = await priceCartAt(shop.db, 'es', [{ ref: ids.a, qty: 1 }], { now: new Date('2026-11-14T04:00:00Z') })
  expect(delivery).toEqual({ from: '2026-11-19', to: '2026-11-23' })
})

test('names come in the reader’s language', async () => {
  const { body } = await ask([{ ref: ids.hundred, qty: 1 }], 'en')
  expect(body.data.lineas[0].producto.nombre).toBe('Brake pads H-100')
})
