import { fields } from '@shop/texts/es/fields'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { contentDesk, loggedActions } from '../../testing/staff-content.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ask: Awaited<ReturnType<typeof contentDesk>>
beforeAll(async () => {
  shop = await testShop()
  ask = await contentDesk(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from home_layout'))

type Placed = { seccion: string; visible: boolean }
async function layout(): Promise<{ secciones: Placed[]; version: number }> {
  return (await ask('GET', '/portada')).body.data
}
async function shown(): Promise<string[]> {
  await caughtUp(shop)
  return (await shop.get('/api/portada')).body.data.secciones
}
function arrange(secciones: readonly object[], version: number) {
  return ask('POST', '/portada', { secciones, version })
}

test('as the shop comes, Home has all of its sections', async () => {
  const all = [
    'carrusel',
    'por_vehiculo',
    'categorias',
    'premium',
    'nuevos',
    'listas',
    'mas_buscados',
    'promociones',
    'promesas',
    'propios',
    'marcas',
  ]
  expect(await shown()).toEqual(all)
  expect(await layout()).toEqual({ secciones: all.map((seccion) => ({ seccion, visible: true })), version: 0 })
})

test('sections are put into an order and switched off; one that is off keeps its place', async () => {
  const { secciones } = await layout()
  const wanted = secciones.toReversed().map((one) => ({ ...one, visible: one.seccion !== 'promesas' }))
  const before = shop.changes.version()
  expect((await arrange(wanted, 0)).body.data).toEqual({ secciones: wanted, version: 1 })
  await expect.poll(shop.changes.version).toBeGreaterThan(before)
  expect(await shown()).toEqual(wanted.filter(({ visible }) => visible).map(({ seccion }) => seccion))
  expect((await loggedActions(shop, 'shop-window', 'portada'))[0]).toBe('home-arranged')
})

test('who comes second is told; what changes nothing is not recorded', async () => {
  const { secciones } = await layout()
  const logged = async () => (await loggedActions(shop, 'shop-window', 'portada')).length
  const before = await logged()
  expect((await arrange(secciones, 0)).body.data.version).toBe(0)
  expect(await logged()).toBe(before)
  const answers = await Promise.all([arrange(secciones.toReversed(), 0), arrange(secciones.toSpliced(0, 1).concat(secciones[0] ?? []), 0)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await logged()).toBe(before + 1)
})

test('an order that misses a section, or has one twice or a strange one, is refused at its field', async () => {
  const { secciones } = await layout()
  const problems = async (rows: readonly object[]) => {
    const { status, body } = await arrange(rows, 0)
    return [status, body.errors[0].path, body.errors[0].message]
  }
  expect(await problems(secciones.slice(1))).toEqual([400, 'secciones', fields.rules.invalid])
  expect(await problems(secciones.with(0, { seccion: 'marcas', visible: true }))).toEqual([400, 'secciones', fields.rules.invalid])
  expect(await problems([{ seccion: 'radio', visible: true }, ...secciones.slice(1)])).toEqual([
    400,
    'secciones.0.seccion',
    fields.rules.invalid,
  ])
})
