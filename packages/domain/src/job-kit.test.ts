import { expect, test } from 'vitest'
import type { Fit } from './fitment.ts'
import { bestCompanion, type Companion, kitItem, kitTotal } from './job-kit.ts'
import { cents } from './money.ts'
import type { ProductSummary } from './product.ts'
import { aProduct } from './testing/a-product.ts'

function fits(position?: string, verdict: 'fits' | 'fits-if' = 'fits'): Fit {
  const row = { make: 'Nissan', model: 'Versa', yearFrom: 2012, yearTo: 2019, engine: '', position, note: undefined }
  return verdict === 'fits' ? { verdict, row } : { verdict, row, condition: 'Con ABS' }
}
function candidate(id: string, more: Partial<Omit<Companion, 'part'>> & { part?: Partial<ProductSummary> } = {}): Companion {
  return {
    tier: 'middle',
    fit: fits(),
    ...more,
    part: aProduct({ id, brand: 'TRW', stock: 9, piecesPerCar: 1, finalPrice: cents(10_000), ...more.part }),
  }
}
const BEGUN = { brand: 'Brembo', tier: 'premium', fit: fits('Delanteras') } as const
function best(...candidates: Companion[]) {
  return bestCompanion(candidates, BEGUN, undefined)?.part.id
}
const KIND = { name: 'Disco', slug: 'brake-disc' }
const USUAL = { pieces: undefined, isExtra: false }

test('what fits comes before what only may, and what does not is never offered', () => {
  const may = candidate('1', { tier: 'premium', fit: fits(undefined, 'fits-if') })
  expect(best(may, candidate('2', { tier: 'economy' }))).toBe('2')
  expect(best(may)).toBe('1')
  expect(best(candidate('3', { fit: { verdict: 'does-not-fit' } }), candidate('4', { fit: { verdict: 'unknown' } }))).toBeUndefined()
})

test('what cannot be bought is not offered, and enough for the job comes before too few', () => {
  expect(best(candidate('1', { part: { stock: 0 } }), candidate('2', { part: { status: 'inactive' } }))).toBeUndefined()
  const few = candidate('3', { tier: 'premium', part: { stock: 1, piecesPerCar: 2 } })
  expect(best(few, candidate('4', { tier: 'economy', part: { stock: 2, piecesPerCar: 2 } }))).toBe('4')
})

test('then the class of what was chosen, its brand, and the lower price', () => {
  expect(best(candidate('1', { tier: 'economy' }), candidate('2', { tier: 'premium', part: { finalPrice: cents(90_000) } }))).toBe('2')
  expect(best(candidate('1'), candidate('2', { part: { brand: 'Brembo', finalPrice: cents(90_000) } }))).toBe('2')
  expect(best(candidate('2'), candidate('1', { part: { finalPrice: cents(10_001) } }))).toBe('2')
})

test('a companion goes to the same place of the car, whatever its gender, side or language', () => {
  expect(best(candidate('1', { fit: fits('Trasero') }))).toBeUndefined()
  expect(best(candidate('2', { fit: fits('Delantero izquierdo') }))).toBe('2')
  expect(best(candidate('3', { fit: fits('Front') }))).toBe('3')
  expect(best(candidate('4', { fit: fits() }))).toBe('4')
})

test('it takes the pieces that the job says, else those of a car', () => {
  const plugs = candidate('1', { part: { piecesPerCar: 4 } })
  expect(kitItem(KIND, USUAL, plugs).pieces).toBe(4)
  expect(kitItem(KIND, { ...USUAL, pieces: 2 }, plugs).pieces).toBe(2)
  expect(kitItem(KIND, USUAL, candidate('2', { part: { piecesPerCar: undefined } })).pieces).toBe(1)
})

test('an extra, what only may fit and what is too few are left to the shopper', () => {
  const isTicked = (usual: typeof USUAL, companion: Companion) => kitItem(KIND, usual, companion).isTicked
  expect(isTicked(USUAL, candidate('1'))).toBe(true)
  expect(isTicked({ ...USUAL, isExtra: true }, candidate('1'))).toBe(false)
  expect(isTicked(USUAL, candidate('1', { fit: fits(undefined, 'fits-if') }))).toBe(false)
  expect(isTicked(USUAL, candidate('1', { part: { stock: 1, piecesPerCar: 2 } }))).toBe(false)
})

test('the sum is that of what is ticked, all pieces of it', () => {
  const items = [
    kitItem(KIND, USUAL, candidate('1', { part: { piecesPerCar: 2 } })),
    kitItem(KIND, { ...USUAL, isExtra: true }, candidate('2')),
    kitItem(KIND, USUAL, undefined),
  ]
  expect(kitTotal(items)).toBe(20_000)
})
