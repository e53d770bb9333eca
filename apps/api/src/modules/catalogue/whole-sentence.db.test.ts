import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  const { ids } = await stockARefaccionaria(shop.db)
  const run = (text: string, values: unknown[] = []) => shop.pool.query(text, values)
  // A part that nobody has said the cars of; and names of the trade that the shop has nothing of.
  const [pads] = (await run('select part_type_id, brand_id from products where id = $1', [ids.get('GP-134')])).rows
  await run(
    `insert into products (part_number, internal_key, name_es, name_en, part_type_id, brand_id, supplier, price_cents, stock)
     values ('NR-1', 'LT-NR1', 'Filtro de aceite para Nissan Versa 2012-2019', 'Oil filter for Nissan Versa', $1, $2, 'Norte', 9000, 3),
            ('NR-2', 'LT-NR2', 'Filtro de aceite para Nissan Versa 2020-2024', 'Oil filter for Nissan Versa', $1, $2, 'Norte', 9000, 3)`,
    [pads.part_type_id, pads.brand_id],
  )
  await run(`insert into makes (slug, name) values ('bmw', 'BMW')`)
  await run(`insert into models (make_id, slug, name, is_carried) select id, 'x5', 'X5', false from makes where slug = 'bmw'`)
  await run(
    `insert into part_types (subcategory_id, slug, name_es, name_en, is_carried)
     select subcategory_id, 'windshield', 'Parabrisas', 'Windshield', false from part_types limit 1`,
  )
  await run(
    `insert into symptoms (slug, kind, phrases_es, phrases_en, advice_es, advice_en)
     values ('brakes-squeal', 'symptom', '{rechina al frenar}', '{brakes squeal}', 'Revisa las balatas.', 'Check the pads.')`,
  )
  await run(
    `insert into symptom_part_types select s.id, t.id, case t.slug when 'brake-pads' then 1 else 2 end
     from symptoms s, part_types t where t.slug in ('brake-pads', 'brake-disc')`,
  )
})
afterAll(() => shop.close())

type Answer = {
  docs: { codigo: string }[]
  total: number
  grupos?: { tipo: string; nombre: string; total: number; busqueda: string; ids: string[] }[]
  interpretacion: {
    piezas: { significado: string; texto: string }[]
    vehiculo: { modelo: string; anio: number | null } | null
    ignorado: string[]
    no_manejamos: { auto: string | null; refacciones: string[] }
    cambios: { de: string; a: string }[]
    consejo: string | null
  }
}
async function search(text: string, more: Record<string, string> = {}, locale: 'es' | 'en' = 'es'): Promise<Answer> {
  return (await shop.get(`/api/products/search/d?${new URLSearchParams({ search: text, ...more })}`, locale)).body.data
}
function numbers({ docs }: Answer) {
  return docs.map(({ codigo }) => codigo)
}
function chips({ interpretacion }: Answer) {
  return interpretacion.piezas.filter(({ significado }) => significado !== 'ignorado').map(({ texto }) => texto)
}

test('several parts are groups of their own, shown in turn, and each can be asked for alone', async () => {
  const answer = await search('balatas y discos versa 2015')
  expect(answer.grupos?.map(({ tipo, nombre }) => [tipo, nombre])).toEqual([
    ['refaccion', 'Balatas'],
    ['refaccion', 'Disco de freno'],
  ])
  expect(new Set(numbers(answer).slice(0, 2))).toEqual(new Set([expect.stringMatching(/^BV-/), 'DV-1100']))
  const [pads] = answer.grupos ?? []
  const alone = await search(pads?.busqueda ?? '')
  expect(alone.grupos).toBeUndefined()
  expect(alone.total).toBe(pads?.total)
  expect(answer.total).toBe(answer.grupos?.reduce((sum, { total }) => sum + total, 0))
})

test('page after page of several groups shows every part once', async () => {
  const whole = numbers(await search('balatas y discos y filtro de aceite versa'))
  const pages = await Promise.all(
    Array.from({ length: whole.length }, (_, i) =>
      search('balatas y discos y filtro de aceite versa', { limit: '1', page: String(i + 1) }),
    ),
  )
  expect(pages.flatMap(numbers)).toEqual(whole)
})

test('a part without rows is found by the car in its name, in a marked group, and not for other years', async () => {
  const answer = await search('filtro de aceite versa 2015')
  expect(numbers(answer)).toContain('NR-1')
  expect(numbers(answer)).not.toContain('NR-2')
  expect(numbers(answer).at(-1)).toBe('NR-1')
  expect(answer.grupos?.at(-1)).toMatchObject({ tipo: 'sin_datos', total: 1 })
  const byFilter = await search('filtro de aceite', { armadora: 'Nissan', modelo: 'Versa', anio: '2015' })
  expect(numbers(byFilter)).toContain('NR-1')
})

test('a car that the shop has nothing for is named, and nothing is shown in its place', async () => {
  const answer = await search('balatas bmw x5')
  expect(answer).toMatchObject({ total: 0, interpretacion: { no_manejamos: { auto: 'BMW X5', refacciones: [] } } })
  expect(await search('balatas para zotye 2015')).toMatchObject({ total: 0, interpretacion: { no_manejamos: { auto: 'zotye' } } })
})

test('a part that the shop does not have is named; what it has beside it is shown', async () => {
  expect(await search('parabrisas versa')).toMatchObject({ total: 0, interpretacion: { no_manejamos: { refacciones: ['Parabrisas'] } } })
  const both = await search('parabrisas y balatas versa')
  expect(both.total).toBeGreaterThan(0)
  expect(both.interpretacion.no_manejamos.refacciones).toEqual(['Parabrisas'])
  // Nothing was looked for by it, so it is no chip.
  expect(both.interpretacion.piezas.find(({ texto }) => texto === 'parabrisas')?.significado).toBe('no_manejado')
  expect((await search('windshield versa', {}, 'en')).interpretacion.no_manejamos.refacciones).toEqual(['Windshield'])
})

test('a piece of a part is not the part', async () => {
  expect(await search('tornillo de radiador tsuru')).toMatchObject({
    total: 0,
    interpretacion: { no_manejamos: { refacciones: ['tornillo de radiador'] } },
  })
})

test('a year without a car is a filter', async () => {
  const all = await search('balatas')
  const old = await search('balatas 1960')
  expect(old.total).toBeLessThan(all.total)
  expect(chips(old)).toContain('1960')
})

test('words are left out one at a time, and what is left out is said and stands nowhere else', async () => {
  const answer = await search('balatas delanteras superiores versa')
  expect(numbers(answer)).toEqual(expect.arrayContaining(['BV-1001']))
  expect(numbers(answer)).not.toContain('BV-2001')
  expect(answer.interpretacion.ignorado).toEqual(['superiores'])
  expect(chips(answer)).not.toContain('superiores')
  expect(chips(answer)).toContain('delanteras')
})

test('a symptom finds what mends it, with advice in the language of the page', async () => {
  const answer = await search('mi versa rechina al frenar')
  expect(answer.interpretacion.consejo).toBe('Revisa las balatas.')
  expect(answer.grupos?.map(({ nombre }) => nombre)).toEqual(['Balatas', 'Disco de freno'])
  expect((await search('versa brakes squeal', {}, 'en')).interpretacion.consejo).toBe('Check the pads.')
  expect((await search('balatas versa')).interpretacion.consejo).toBeNull()
})

test('at the rear of a car with drums the pads are its shoes, and that is said', async () => {
  await shop.pool.query(
    `insert into part_types (subcategory_id, slug, name_es, name_en, is_carried)
     select subcategory_id, 'brake-shoes', 'Zapatas', 'Brake shoes', true from part_types where slug = 'brake-pads'`,
  )
  await shop.pool.query(
    `update model_engines set facts = '{"rearBrake": ["drum"]}' where model_id = (select id from models where name = 'Tsuru')`,
  )
  await shop.pool.query(
    `with shoes as (
       insert into products (part_number, internal_key, name_es, name_en, part_type_id, brand_id, supplier, price_cents, stock)
       select 'ZT-1', 'LT-ZT1', 'Zapatas para Tsuru', 'Brake shoes for Tsuru', t.id, b.id, 'Norte', 30000, 4
       from part_types t, brands b where t.slug = 'brake-shoes' order by b.id limit 1 returning id, part_type_id)
     insert into fitments (product_id, part_type_id, model_id, year_from, year_to, engine)
     select s.id, s.part_type_id, m.id, 1992, 2017, '' from shoes s, models m where m.name = 'Tsuru'`,
  )
  await expect.poll(async () => numbers(await search('balatas traseras tsuru 2005')), { timeout: 20_000 }).toEqual(['ZT-1'])
  const answer = await search('balatas traseras tsuru 2005')
  expect(answer.interpretacion.cambios).toEqual([{ de: 'Balatas', a: 'Zapatas' }])
  expect((await search('balatas delanteras tsuru 2005')).interpretacion.cambios).toEqual([])
})

test('facets count what all groups have', async () => {
  const { body } = await shop.post('/api/products/specific/filtros', { search: 'balatas y discos versa' }, 'es')
  const found = await search('balatas y discos versa')
  const types = body.data.tipos as { productos: number }[]
  expect(types.reduce((sum, { productos }) => sum + productos, 0)).toBe(found.total)
})
