import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KnownNames } from '../../ports/known-names.ts'
import { importDesk } from '../../testing/import-calls.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const FILTER = {
  slug: 'oil-filter',
  nameEs: 'Filtro de aceite',
  nameEn: 'Oil filter',
  synonymsEs: ['filtro aceite'],
  synonymsEn: [],
  needs: { always: { fuel: ['gasoline'] } },
  subcategory: { slug: 'filtros', nameEs: 'Filtros', nameEn: 'Filters' },
  category: { slug: 'afinacion', nameEs: 'Afinación', nameEn: 'Tune-up' },
} as const
const TSURU = { make: 'Nissan', name: 'Tsuru', aliases: ['tsuru iii'], runs: [{ engine: '1.6', yearFrom: 1992, yearTo: 2017 }] }
/** Base data of one thing each. */
const knownNames: KnownNames = {
  brand: (name) =>
    name.toLowerCase() === 'bosch' ? { slug: 'bosch', name: 'Bosch', tier: 'premium', warrantyMonths: 12, isOwnLine: false } : undefined,
  partType: (name) => (/^filtros? aceite$/i.test(name) ? FILTER : undefined),
  make: (name) => (name.toLowerCase() === 'nissan' ? 'Nissan' : undefined),
  model: (make, name) => (`${make} ${name}`.toLowerCase() === 'nissan tsuru' ? TSURU : undefined),
}

let shop: TestShop
let desk: Awaited<ReturnType<typeof importDesk>>
beforeAll(async () => {
  shop = await testShop({}, { knownNames })
  desk = await importDesk(shop)
})
afterAll(() => shop.close())

async function all(table: string, columns: string) {
  return (await shop.pool.query(`select ${columns} from ${table} order by id`)).rows
}
async function count(table: string) {
  return (await shop.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
}
type Name = { _id: string; clase: string; nombre: string; renglones: number; dentro_de?: string; conocido_como?: string }

const LIST = `Núm. de parte;Descripción;MARCA;Categoría;Subcategoría;Tipo;Precio
0 986;Filtro para Jetta;BOSCH;;;FILTROS ACEITE;120
F-2;Filtro para Golf;Bosch;;;filtro aceite;130
B-1;Balatas Tsuru;ACME BRAKES;FRENOS;DISCO;BALATAS;450
B-2;Balatas Jetta;ACME BRAKES;FRENOS;DISCO;BALATAS;460
X-1;Varios;ACME BRAKES;QUÍMICOS;;;99
`

test('a list into an empty shop makes its shelves, and undoing takes them away again', async () => {
  const checked = await desk.bring(LIST)
  expect(checked.informe).toMatchObject({ renglones: 5, nuevos: 0, con_error: 5 })
  const { nombres, total } = await desk.names(checked._id)
  expect(total).toBe(12)
  expect(
    nombres.map(({ clase, nombre, renglones, dentro_de, conocido_como }: Name) => [clase, nombre, renglones, dentro_de, conocido_como]),
  ).toEqual([
    ['marca', 'ACME BRAKES', 3, undefined, undefined],
    ['marca', expect.stringMatching(/bosch/i), 2, undefined, 'Bosch'],
    ['categoria', 'Afinación', 2, undefined, undefined],
    ['categoria', 'Frenos', 2, undefined, undefined],
    ['categoria', 'Químicos', 1, undefined, undefined],
    ['subcategoria', 'Disco', 2, 'Frenos', undefined],
    ['subcategoria', 'Filtros', 2, 'Afinación', undefined],
    ['subcategoria', 'Químicos', 1, 'Químicos', undefined],
    ['tipo', 'BALATAS', 2, 'Frenos › Disco', undefined],
    ['tipo', 'filtro aceite', 1, 'Afinación › Filtros', 'Filtro de aceite'],
    ['tipo', 'FILTROS ACEITE', 1, 'Afinación › Filtros', 'Filtro de aceite'],
    ['tipo', 'QUÍMICOS', 1, 'Químicos › Químicos', undefined],
  ])
  const ready = await desk.decide(checked._id)
  expect(ready.informe).toMatchObject({
    nuevos: 5,
    con_error: 0,
    nombres: expect.arrayContaining([{ clase: 'marca', faltan: 2, por_crear: 2 }]),
  })
  expect(ready.informe.ejemplos[0].cambios).toContainEqual({ campo: 'marca', antes: '', despues: expect.any(String) })
  expect([await count('brands'), await count('part_types')]).toEqual([0, 0])

  const applied = await desk.apply(checked._id)
  expect(applied).toMatchObject({ estado: 'aplicada', informe: { nuevos: 5, con_error: 0 } })
  expect(await all('brands', 'slug, name, tier, warranty_months')).toEqual([
    { slug: 'acme-brakes', name: 'Acme Brakes', tier: 'middle', warranty_months: null },
    { slug: 'bosch', name: 'Bosch', tier: 'premium', warranty_months: 12 },
  ])
  expect(await all('part_types', 'slug, name_es, name_en, needs')).toEqual(
    expect.arrayContaining([
      { slug: 'oil-filter', name_es: 'Filtro de aceite', name_en: 'Oil filter', needs: { always: { fuel: ['gasoline'] } } },
      { slug: 'balatas', name_es: 'Balatas', name_en: 'Balatas', needs: {} },
    ]),
  )
  const shelves = (await shop.get('/api/products/categorias')).body
  expect(JSON.stringify(shelves)).toContain('Afinación')
  const found = await shop.get('/api/products/search/d?search=filtro%20de%20aceite&page=1&limit=5')
  expect(found.body.data.docs).toHaveLength(2)

  const undone = await desk.undo(checked._id)
  expect(undone.deshecho).toEqual({
    restaurados: 0,
    borrados: 5,
    retirados: 0,
    respetados: 0,
    stock_respetado: 0,
    nombres_borrados: 11,
    fotos_quitadas: 0,
  })
  for (const table of ['products', 'brands', 'part_types', 'subcategories', 'categories'])
    expect([table, await count(table)]).toEqual([table, 0])
})

test('a name may be one that the shop has, or stay out with its rows', async () => {
  const first = await desk.bring(LIST)
  await desk.decide(first._id)
  await desk.apply(first._id)
  const next = await desk.bring(
    'Código;Nombre;Marca;Tipo;Precio\nN-1;Uno;BOSH;PASTILLAS;10\nN-2;Dos;Bosch;PASTILLAS;20\nN-3;Tres;NADIE;Balatas;30\nN-4;Cuatro;NUEVA;Balatas;40\nN-4;Otra vez;NUEVA;Balatas;41\n',
  )
  const { nombres, opciones } = await desk.names(next._id)
  const id = (nombre: string) => nombres.find((one: Name) => one.nombre === nombre)?._id
  const target = (clase: string, nombre: string) => opciones.find((one: Name) => one.clase === clase && one.nombre === nombre)?._id
  const refused = await desk.ask('POST', `/importaciones/${next._id}/nombres`, {
    nombres: [{ _id: id('BOSH'), decision: 'usar', destino: '999999' }],
    revision: next.revision,
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid_input'])
  const decided = await desk.decide(next._id, [
    { _id: id('BOSH'), decision: 'usar', destino: target('marca', 'Bosch') },
    { _id: id('PASTILLAS'), decision: 'usar', destino: target('tipo', 'Balatas') },
    { _id: id('NADIE'), decision: 'omitir' },
  ])
  expect(decided.informe).toMatchObject({ nuevos: 3, con_error: 2 })
  expect(await desk.problems(next._id)).toEqual([
    { renglon: 4, codigo: 'marca_desconocida', campo: 'marca', valor: 'NADIE' },
    { renglon: 6, codigo: 'repetido', valor: '5' },
  ])
  await desk.apply(next._id, true)
  const { rows } = await shop.pool.query(
    `select p.part_number, b.name as brand, t.name_es as type from products p join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id where part_number like 'N-%' order by 1`,
  )
  expect(rows).toEqual([
    { part_number: 'N-1', brand: 'Bosch', type: 'Balatas' },
    { part_number: 'N-2', brand: 'Bosch', type: 'Balatas' },
    { part_number: 'N-4', brand: 'Nueva', type: 'Balatas' },
  ])
  // What another import uses by now stays; what only this one brought goes.
  expect((await desk.undo(first._id)).deshecho).toMatchObject({ borrados: 5 })
  expect((await all('brands', 'name')).map(({ name }) => name)).toEqual(['Bosch', 'Nueva'])
  expect((await all('part_types', 'name_es')).map(({ name_es }) => name_es)).toEqual(['Balatas'])
  await desk.undo(next._id)
})

test('a part of a brand that is still to be made is not one of the same number by another', async () => {
  const first = await desk.bring('Código;Nombre;Marca;Tipo;Precio\nIGUAL-1;De Bosch;Bosch;Bujías;10\n')
  await desk.decide(first._id)
  await desk.apply(first._id)
  const next = await desk.bring('Código;Nombre;Marca;Tipo;Precio\nIGUAL-1;De otra;OTRA CASA;Bujías;20\n')
  expect((await desk.decide(next._id)).informe).toMatchObject({ nuevos: 1, cambiados: 0 })
  await desk.apply(next._id)
  expect((await shop.pool.query(`select name_es, price_cents from products where part_number = 'IGUAL-1' order by id`)).rows).toEqual([
    { name_es: 'De Bosch', price_cents: 1_000 },
    { name_es: 'De otra', price_cents: 2_000 },
  ])
})

test('cars that the shop does not know come with the parts that fit them', async () => {
  const parts = await desk.bring('Código;Nombre;Marca;Tipo;Precio\nAUTO-1;Bujía;Bosch;Bujías;10\n')
  await desk.decide(parts._id)
  await desk.apply(parts._id)
  const checked = await desk.bring(
    'Código;Armadora;Modelo;Año inicio;Año fin;Motor\nAUTO-1;NISSAN;TSURU;1995;2000;1.6\nAUTO-1;ZOTYE;Z500;2015;2018;1.5\nAUTO-1;ZOTYE;Z100;2015;2018;1.5\n',
  )
  expect(checked.informe).toMatchObject({ con_error: 3 })
  const ready = await desk.decide(checked._id)
  expect(ready.informe).toMatchObject({ nuevos: 3, con_error: 0 })
  await desk.apply(checked._id)
  expect((await all('models', 'name, aliases')).map(({ name }) => name)).toEqual(['Z100', 'Z500', 'Tsuru'].toSorted())
  const { rows } = await shop.pool.query(
    `select m.name, e.engine, e.year_from, e.year_to from model_engines e join models m on m.id = e.model_id order by 1`,
  )
  expect(rows).toEqual([
    { name: 'Tsuru', engine: '1.6', year_from: 1992, year_to: 2017 },
    { name: 'Z100', engine: '1.5', year_from: 2015, year_to: 2018 },
    { name: 'Z500', engine: '1.5', year_from: 2015, year_to: 2018 },
  ])
  expect(await count('fitments')).toBe(3)
  expect((await desk.undo(checked._id)).deshecho).toMatchObject({ nombres_borrados: 5 })
  expect([await count('fitments'), await count('models'), await count('makes')]).toEqual([0, 0, 0])
})

test('names that were made for an import that is not applied after all are not left behind', async () => {
  const checked = await desk.bring('Código;Nombre;Marca;Tipo;Precio\nTARDE-1;Bujía;FANTASMA;Bujías;10\n')
  await desk.decide(checked._id)
  await shop.pool.query(`insert into import_problems (import_id, row, code, is_lasting) values ($1, 2, 'extra-cells', true)`, [checked._id])
  expect(await desk.apply(checked._id)).toMatchObject({ estado: 'revisada', informe: { con_error: 1 } })
  expect((await all('brands', 'name')).map(({ name }) => name)).not.toContain('Fantasma')
})
