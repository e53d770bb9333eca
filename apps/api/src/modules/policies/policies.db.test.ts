import { OPEN_DOOR } from '@shop/domain/opening'
import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { TEST_IDENTITY } from '../../testing/test-identity.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { readPolicies } from './policies.queries.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

test('a new shop promises what the specification says', async () => {
  expect(await readPolicies(shop.db)).toEqual({ ...DEFAULT_POLICIES, identity: TEST_IDENTITY, door: OPEN_DOOR })
  expect((await shop.get('/api/politicas')).body.data).toMatchObject({
    envio: { gratis_desde: 300, costo: 120 },
    entrega: { dias_minimo: 3, dias_maximo: 5 },
    devoluciones: { dias: 365 },
    cotizacion: { minutos: 15 },
    horario: [
      { abre: '09:00', cierra: '19:00' },
      { dias: ['sabado'], abre: '09:00', cierra: '16:00' },
    ],
  })
})

test('a changed row is a changed promise', async () => {
  await shop.db
    .updateTable('shop_policies')
    .set({ value: JSON.stringify({ days: 30 }) })
    .where('name', '=', 'returns')
    .execute()
  await caughtUp(shop)
  expect((await shop.get('/api/politicas')).body.data.devoluciones).toEqual({ dias: 30 })
})

test('a new shop is nobody: it has the name of its trade until the owner says another', async () => {
  await shop.pool.query(`delete from shop_policies where name = 'identity'`)
  await caughtUp(shop)
  const { tienda } = (await shop.get('/api/politicas')).body.data
  expect(tienda).toEqual({
    nombre: 'Refaccionaria',
    razon_social: '',
    rfc: '',
    direccion: '',
    ciudad: '',
    posicion: '',
    telefono: '',
    whatsapp: '',
    email: '',
  })
})
