import { listEngines, listMakes } from '@shop/contract/shop/vehicles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '../../database/connect.ts'
import { stockTheShelves } from '../../testing/stock-the-shelves.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
let ids: number[]
beforeAll(async () => {
  shop = await testShop()
  ids = await stockTheShelves(shop.db, [
    { partNumber: 'A' },
    { partNumber: 'B' },
    { partNumber: 'C', status: 'inactive' },
    { partNumber: 'D', stock: 0 },
  ])
  await insertVehicles(shop.db)
  await insertFitments(shop.db, [
    // Two rows of one part for one car count once.
    { part: 0, model: 1, from: 2008, to: 2010, engine: '1.6' },
    { part: 0, model: 1, from: 2009, to: 2012, engine: '' },
    { part: 1, model: 1, from: 2010, to: 2010, engine: '2.0 TDI' },
    { part: 2, model: 1, from: 2008, to: 2012, engine: '' },
    { part: 3, model: 2, from: 1999, to: 2014, engine: '' },
    { part: 0, model: 2, from: 2000, to: 2001, engine: '2.0' },
  ])
})
afterAll(() => shop.close())

async function insertVehicles(db: Db) {
  await db
    .insertInto('makes')
    .values([
      { id: 1, slug: 'volkswagen', name: 'Volkswagen' },
      { id: 2, slug: 'seat', name: 'SEAT' },
      { id: 3, slug: 'citroen', name: 'Citroën' },
    ])
    .execute()
  await db
    .insertInto('models')
    .values([
      { id: 1, make_id: 1, slug: 'jetta', name: 'Jetta' },
      { id: 2, make_id: 1, slug: 'jetta-clasico', name: 'Jetta Clásico' },
      { id: 3, make_id: 2, slug: 'leon', name: 'León' },
      { id: 4, make_id: 3, slug: 'c3', name: 'C3' },
    ])
    .execute()
  await db
    .insertInto('model_engines')
    .values([
      { model_id: 1, engine: '1.6', year_from: 2008, year_to: 2010 },
      { model_id: 1, engine: '1.6', year_from: 2012, year_to: 2012 },
      { model_id: 1, engine: '2.0 TDI', year_from: 2009, year_to: 2010 },
      { model_id: 2, engine: '2.0', year_from: 1999, year_to: 2001 },
      { model_id: 3, engine: '1.8', year_from: 2001, year_to: 2002 },
      { model_id: 4, engine: '1.4', year_from: 2003, year_to: 2003 },
    ])
    .execute()
}

type Fitment = { part: number; model: number; from: number; to: number; engine: string }

async function insertFitments(db: Db, fitments: readonly Fitment[]) {
  const { id } = await db.selectFrom('part_types').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('fitments')
    .values(
      fitments.map(({ part, model, from, to, engine }) => ({
        product_id: ids[part] ?? 0,
        part_type_id: id,
        model_id: model,
        year_from: from,
        year_to: to,
        engine,
      })),
    )
    .execute()
}

function address(path: string, query: Record<string, string> = {}) {
  return `/api${path}?${new URLSearchParams(query)}`
}
async function data(path: string, query?: Record<string, string>) {
  return (await shop.get(address(path, query))).body.data
}

test('answers keep the contract', async () => {
  expect(z.safeParse(listMakes.data.schema, await data('/autos/armadoras')).error).toBeUndefined()
  const engines = await data('/autos/cilindrajes-by-anio', { armadora: 'Volkswagen', modelo: 'Jetta', anio: '2010' })
  expect(z.safeParse(listEngines.data.schema, engines).error).toBeUndefined()
})

test('every make is listed with the parts on sale that fit it, also with none', async () => {
  expect(await data('/autos/armadoras')).toEqual([
    { _id: '3', nombre: 'Citroën', productos: 0 },
    { _id: '2', nombre: 'SEAT', productos: 0 },
    { _id: '1', nombre: 'Volkswagen', productos: 3 },
  ])
})

test('a part that fits two models counts for both and once for the make', async () => {
  expect(await data('/autos/modelos-by-armadora', { armadora: 'Volkswagen' })).toEqual([
    { _id: '1', nombre: 'Jetta', productos: 2 },
    { _id: '2', nombre: 'Jetta Clásico', productos: 2 },
  ])
})

test('years come newest first, without those in which the car was not sold', async () => {
  expect(await data('/autos/anios-by-modelo', { armadora: 'Volkswagen', modelo: 'Jetta' })).toEqual([
    { _id: '2012', nombre: '2012', productos: 1 },
    { _id: '2010', nombre: '2010', productos: 2 },
    { _id: '2009', nombre: '2009', productos: 1 },
    { _id: '2008', nombre: '2008', productos: 1 },
  ])
})

test('a part without an engine fits every engine of the year', async () => {
  const jetta = { armadora: 'Volkswagen', modelo: 'Jetta' }
  expect(await data('/autos/cilindrajes-by-anio', { ...jetta, anio: '2010' })).toEqual([
    { _id: '1.6', nombre: '1.6', productos: 1 },
    { _id: '2.0 TDI', nombre: '2.0 TDI', productos: 2 },
  ])
  expect(await data('/autos/cilindrajes-by-anio', { ...jetta, anio: '2008' })).toEqual([{ _id: '1.6', nombre: '1.6', productos: 1 }])
  expect(await data('/autos/cilindrajes-by-anio', { ...jetta, anio: '2011' })).toEqual([])
})

test('the plain cascade lists the same cars as names', async () => {
  expect(await data('/autos-single/armadoras')).toEqual(['Citroën', 'SEAT', 'Volkswagen'])
  expect(await data('/autos-single/modelos', { armadora: 'Volkswagen' })).toEqual(['Jetta', 'Jetta Clásico'])
  expect(await data('/autos-single/anios', { armadora: 'SEAT', modelo: 'León' })).toEqual(['2002', '2001'])
  expect(await data('/autos-single/cilindrajes', { armadora: 'Volkswagen', modelo: 'Jetta', anio: '2009' })).toEqual(['1.6', '2.0 TDI'])
})

test.each(['Jetta Clásico', 'jetta clasico', 'JETTA CLÁSICO', 'jetta-clasico', 'Jetta Cla\u0301sico', '  Jetta Clásico  '])(
  'the model is found as %j',
  async (modelo) => {
    expect(await data('/autos-single/anios', { armadora: 'VOLKSWAGEN', modelo })).toEqual(['2001', '2000', '1999'])
  },
)

test.each(['Citroën', 'CITROËN', 'citroen', 'Citroen'])('the make is found as %j', async (armadora) => {
  expect(await data('/autos-single/modelos', { armadora })).toEqual(['C3'])
})

test('a changed fitment changes the count', async () => {
  const heard = new Promise<void>((resolve) => shop.changes.onChange(resolve))
  await insertFitments(shop.db, [{ part: 1, model: 3, from: 2001, to: 2001, engine: '' }])
  await heard
  expect(await data('/autos/modelos-by-armadora', { armadora: 'seat' })).toEqual([{ _id: '3', nombre: 'León', productos: 1 }])
  expect(await data('/autos/anios-by-modelo', { armadora: 'seat', modelo: 'leon' })).toEqual([
    { _id: '2002', nombre: '2002', productos: 0 },
    { _id: '2001', nombre: '2001', productos: 1 },
  ])
})

const CASCADE: readonly (readonly [string, Record<string, string>])[] = [
  ['/autos/modelos-by-armadora', { armadora: 'Volkswagen' }],
  ['/autos/anios-by-modelo', { armadora: 'Volkswagen', modelo: 'Jetta' }],
  ['/autos/cilindrajes-by-anio', { armadora: 'Volkswagen', modelo: 'Jetta', anio: '2010' }],
  ['/autos-single/modelos', { armadora: 'Volkswagen' }],
  ['/autos-single/anios', { armadora: 'Volkswagen', modelo: 'Jetta' }],
  ['/autos-single/cilindrajes', { armadora: 'Volkswagen', modelo: 'Jetta', anio: '2010' }],
]
const everyParameter = CASCADE.flatMap(([path, query]) => Object.keys(query).map((name) => ({ path, query, name })))

test.each(everyParameter)('$path without $name says what is missing', async ({ path, query, name }) => {
  const sentence = { armadora: /^Falta la armadora/, modelo: /^Falta el modelo/, anio: /^El año debe/ }[name]
  for (const value of [undefined, '', '   ']) {
    const { [name]: _, ...others } = query
    const { status, body } = await shop.get(address(path, value === undefined ? others : { ...others, [name]: value }))
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.message).toMatch(sentence ?? /never/)
  }
  const english = await shop.get(address(path, { ...query, [name]: '\0' }), 'en')
  expect(english.body.message).toMatch(/^The (make|model|year) (is|must)/)
})

const UNKNOWN = ['Tesla', '%', '_', "' or 1=1 --", '"; drop table makes; --', '\\', '$1', '🚗', '7', '٢٠١٠', '‮', '\ufffe']
const UNREADABLE = ['a'.repeat(5_000), '\0', 'Jet\0ta', '\u0007', 'a\nb', '\u0085x']

test.each(everyParameter)('$path does not stumble over any $name', async ({ path, query, name }) => {
  for (const value of UNKNOWN) {
    const { status, body } = await shop.get(address(path, { ...query, [name]: value }))
    if (name === 'anio') expect(status).toBe(400)
    else expect([status, body.data]).toEqual([200, []])
  }
  for (const value of UNREADABLE) expect((await shop.get(address(path, { ...query, [name]: value }))).status).toBe(400)
  // Bytes that are no UTF-8, half a pair, half an escape, twice the same name.
  for (const raw of ['%ED%A0%80', '%FF', '%', '%u0000', `x&${name}=y`]) {
    const { [name]: _, ...others } = query
    const { status, body } = await shop.get(`${address(path, others)}&${name}=${raw}`)
    if (status !== 400) expect([status, body.data]).toEqual([200, []])
  }
})

test.each(['0', '99999', '2010.5', '-2010', '1e3', '0x7d0', '2010 or 1=1'])('the year %s is refused', async (anio) => {
  expect((await shop.get(address('/autos/cilindrajes-by-anio', { armadora: 'seat', modelo: 'leon', anio }))).status).toBe(400)
})

test('a year far away has no engines', async () => {
  expect(await data('/autos/cilindrajes-by-anio', { armadora: 'seat', modelo: 'leon', anio: '9999' })).toEqual([])
})
