import { MOST_LINES } from '@shop/domain/cart'
import { cents } from '@shop/domain/money'
import { aProduct } from '@shop/domain/testing/a-product'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartLine } from '../../browser/cart.ts'
import { addKit, sumOf } from './kit-lines.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const CAR = { make: 'Nissan', model: 'Versa', year: 2016 }
function line(id: string, pieces: number, stock = 9) {
  return {
    part: aProduct({ id, name: `Pieza ${id}`, stock, finalPrice: cents(1_000) }),
    pieces,
  }
}
function inCart(): CartLine[] {
  return JSON.parse(kept.get('cart') ?? '[]')
}
function quantities() {
  return inCart().map(({ product, qty }) => [product._id, qty])
}

test('each part comes in as many pieces as the job takes, for its car', () => {
  expect(addKit([line('1', 1), line('2', 2)], [], CAR)).toEqual({ added: 2, missing: [] })
  expect(quantities()).toEqual([
    ['1', 1],
    ['2', 2],
  ])
  expect(inCart().map(({ car }) => car)).toEqual([CAR, CAR])
  expect(sumOf([line('1', 1), line('2', 2)])).toBe(3_000)
})

test('what is in the cart already is not put there twice', () => {
  addKit([line('1', 1)], [], CAR)
  expect(addKit([line('1', 1), line('2', 2)], inCart(), CAR)).toEqual({ added: 1, missing: [] })
  expect(addKit([line('1', 1), line('2', 2)], inCart(), CAR)).toEqual({ added: 0, missing: [] })
})

test('what there is too little of is named, and comes as far as it goes', () => {
  expect(addKit([line('1', 4, 1), line('2', 1, 0)], [], CAR)).toEqual({ added: 1, missing: ['Pieza 1', 'Pieza 2'] })
  expect(quantities()).toEqual([['1', 1]])
})

test('a cart takes a hundred lines', () => {
  const many = Array.from({ length: MOST_LINES - 1 }, () => ({ product: { _id: 'x' }, qty: 1 }) as CartLine)
  expect(addKit([line('1', 1), line('2', 1)], many, CAR)).toEqual({ added: 1, missing: ['Pieza 2'] })
})
