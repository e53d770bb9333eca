import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_LINES, MOST_PIECES, mergeLines, priceLine, totalsOf } from './cart.ts'
import { cents, centsFromPesos } from './money.ts'
import { DEFAULT_POLICIES } from './shop-policies.ts'
import { includedTax } from './vat.ts'

const policy = DEFAULT_POLICIES.shipping
function pieces(pesos: number, qty = 1, discountPercent = 0) {
  return { price: centsFromPesos(pesos), discountPercent, qty }
}
const anyPieces = fc.record({
  price: fc.integer({ min: 0, max: 99_999_999 }).map(cents),
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((basisPoints) => basisPoints / 100),
  qty: fc.integer({ min: 1, max: MOST_PIECES }),
})
const anyLines = fc.array(anyPieces, { maxLength: MOST_LINES })

test.each([
  [8.2, 7.38, 22.14],
  [67.96, 61.16, 183.48],
  [89.28, 80.35, 241.05],
])('%d pesos less 10 %% are rounded per piece, not per line', (price, unit, line) => {
  expect(priceLine(pieces(price, 3, 10))).toEqual({ unitPrice: centsFromPesos(unit), total: centsFromPesos(line) })
})

test('a cart at the limit of free shipping and one centavo past it', () => {
  expect(totalsOf([pieces(100, 3)], policy)).toEqual({
    subtotal: 30_000,
    saved: 0,
    shipping: 12_000,
    total: 42_000,
    includedTax: 5_793,
    missingForFreeShipping: 1,
  })
  expect(totalsOf([pieces(100, 2), pieces(100.01)], policy)).toMatchObject({ shipping: 0, total: 30_001, missingForFreeShipping: 0 })
})

test('an empty cart costs nothing, not even shipping', () => {
  expect(totalsOf([], policy)).toMatchObject({ subtotal: 0, shipping: 0, total: 0, includedTax: 0 })
})

test('every amount is whole centavos, and they add up', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const totals = totalsOf(lines, policy)
      for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      expect(totals.subtotal).toBe(lines.reduce((sum, line) => sum + priceLine(line).total, 0))
      expect(totals.total).toBe(totals.subtotal + totals.shipping)
      expect(totals.subtotal + totals.saved).toBe(lines.reduce((sum, { price, qty }) => sum + price * qty, 0))
    }),
  )
})

test('the order of lines does not matter', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(totalsOf(lines.toReversed(), policy)).toEqual(totalsOf(lines, policy))
    }),
  )
})

test('the tax inside a price equals exact arithmetic', () => {
  expect(includedTax(cents(11_600))).toBe(1_600)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (total) => {
      // total - total / 1.16, doubled and rounded down after adding a half.
      const exact = (BigInt(total) * 16n * 2n + 116n) / 232n
      expect(BigInt(includedTax(cents(total)))).toBe(exact)
    }),
  )
})

test('lines of one product become one, none is lost', () => {
  expect(mergeLines([line('a', 1), line('b', 2), line('a', 3)])).toEqual([line('a', 4), line('b', 2)])
  fc.assert(
    fc.property(fc.array(fc.record({ ref: fc.constantFrom('a', 'b', 'c'), qty: fc.integer({ min: 1, max: 99 }) })), (lines) => {
      const merged = mergeLines(lines)
      expect(new Set(merged.map(({ ref }) => ref)).size).toBe(merged.length)
      expect(count(merged)).toBe(count(lines))
    }),
  )
})

test('merged lines keep the car that all of them are for, and only then', () => {
  const aveo = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
  const forCar = (car?: typeof aveo) => ({ ...line('a', 1), car })
  const carOf = (...lines: ReturnType<typeof forCar>[]) => mergeLines(lines)[0]?.car
  expect(carOf(forCar(aveo), forCar({ ...aveo }))).toEqual(aveo)
  expect(carOf(forCar(aveo), forCar())).toEqual(aveo)
  expect(carOf(forCar(), forCar(aveo))).toBeUndefined()
  expect(carOf(forCar(aveo), forCar({ ...aveo, year: 2014 }))).toBeUndefined()
})

function line(ref: string, qty: number) {
  return { ref, qty }
}
function count(lines: readonly { qty: number }[]) {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}
