import { expect, test } from 'vitest'
import type { AskedPage } from './asked-products.ts'
import { FEWEST_FOR_A_CAR, indexedList } from './search-engines.ts'

function list(asked: Partial<AskedPage> = {}, more: { listName?: string; total?: number; slugs?: Record<string, string> } = {}) {
  return indexedList({
    asked: { page: 1, limit: 48, sort: 'relevance', ...asked },
    listName: more.listName,
    total: more.total ?? 100,
    slugs: more.slugs ?? {
      categoria: 'frenos',
      subcategoria: 'discos',
      tipo: 'balatas',
      marca: 'bosch',
      armadora: 'nissan',
      modelo: 'versa',
    },
  })
}

test('shelves, a shelf of one brand, and cars are found, under the slugs the shop writes', () => {
  expect(list()).toEqual({})
  expect(list({ category: ['Frenos'] })).toEqual({ categoria: 'frenos' })
  expect(list({ category: ['frenos'], brand: ['BOSCH'] })).toEqual({ categoria: 'frenos', marca: 'bosch' })
  expect(list({ make: 'NISSAN' })).toEqual({ armadora: 'nissan' })
  expect(list({ make: 'nissan', model: 'versa', year: 2016 })).toEqual({ armadora: 'nissan', modelo: 'versa', anio: '2016' })
  expect(list({}, { listName: 'nuevos' })).toEqual({ lista: 'nuevos' })
})

test('every page of a list is itself, not the first', () => {
  expect(list({ page: 3 })).toEqual({ page: '3' })
  expect(list({ category: ['frenos'], page: 2 })).toEqual({ categoria: 'frenos', page: '2' })
})

test.each<[string, Partial<AskedPage>]>([
  ['an order', { sort: 'lowest-price' }],
  ['another number of parts', { limit: 24 }],
  ['words', { search: 'balatas' }],
  ['two shelves', { category: ['frenos'], partType: ['balatas'] }],
  ['two brands', { brand: ['bosch', 'ngk'] }],
  ['a shelf for a car', { make: 'nissan', category: ['frenos'] }],
  ['a year without a model', { make: 'nissan', year: 2016 }],
  ['an engine', { make: 'nissan', model: 'versa', year: 2016, engine: '1.6' }],
  ['a switch', { category: ['frenos'], isAvailable: true }],
  ['a price', { priceFrom: 100 as never }],
  ['a promotion', { promotionId: 3 }],
  ['a position', { category: ['frenos'], position: ['trasero'] }],
  ['a tier', { brand: ['bosch'], tier: ['premium'] }],
])('%s makes a list that is not kept', (_, asked) => {
  expect(list(asked)).toBeUndefined()
})

test('a named list is kept as it is, not narrowed', () => {
  expect(list({ page: 2 }, { listName: 'nuevos' })).toEqual({ lista: 'nuevos', page: '2' })
  for (const asked of [{ category: ['frenos'] }, { make: 'nissan' }, { isAvailable: true }, { promotionId: 3 }])
    expect(list(asked, { listName: 'promocion' })).toBeUndefined()
})

test('a list without parts, of an unknown name, or of a car with few parts is not kept', () => {
  expect(list({ category: ['frenos'] }, { total: 0 })).toBeUndefined()
  expect(list({ category: ['brakes'] }, { slugs: {} })).toBeUndefined()
  const versa = { make: 'nissan', model: 'versa' }
  expect([list(versa, { total: FEWEST_FOR_A_CAR - 1 }), list(versa, { total: FEWEST_FOR_A_CAR })]).toEqual([undefined, expect.anything()])
})
