import { type AskedLine, type PricedCart, type PricedLine, totalsOf, type UnsoldLine } from '@shop/domain/cart'
import { cents, NOTHING } from '@shop/domain/money'
import { aProduct } from '@shop/domain/testing/a-product'
import { cartDrawer as texts } from '@shop/texts/es/cart-drawer'
import { expect, test } from 'vitest'
import type { CartLine } from '../../browser/cart.ts'
import { compareLines } from './cart-changes.ts'

const OFFER = 'secret'
const PRODUCT = aProduct({ name: 'Balata', price: cents(10_000), finalPrice: cents(10_000), stock: 9 })

function inCart(qty: number, offer?: string): CartLine {
  return {
    product: { _id: '1', nombre: 'Balata', codigo: 'B-1', imagen: undefined, precio: offer ? 80 : 100 },
    qty,
    ...(offer ? { offer } : {}),
  }
}
function priced(asked: Omit<AskedLine, 'ref'>, more: Partial<PricedLine> = {}): PricedLine {
  const unitPrice = cents(asked.offer ? 8_000 : 10_000)
  return { ref: '1', ...asked, product: PRODUCT, unitPrice, total: unitPrice, available: 9, missing: 0, ...more }
}
function cart(lines: readonly PricedLine[], unsold: readonly UnsoldLine[] = []): PricedCart {
  return {
    lines,
    unsold,
    ...totalsOf([], { standardCost: NOTHING, freeOver: NOTHING }),
    delivery: { from: '2026-11-18', to: '2026-11-20' },
  }
}
const promisedUntil = new Date('2026-11-20')

test('a part and the same part under an offer each have their own price', () => {
  const answer = cart([priced({ qty: 1 }), priced({ qty: 1, offer: OFFER }, { promisedUntil })])
  const [plain, promised] = compareLines([inCart(1), inCart(1, OFFER)], answer, texts)
  expect([plain?.priced?.unitPrice, promised?.priced?.unitPrice]).toEqual([10_000, 8_000])
  expect([plain?.changes, promised?.changes]).toEqual([[], []])
})

test('a promise is good for the pieces it was made for', () => {
  const answer = cart([priced({ qty: 3, offer: OFFER }, { promisedUntil, available: 2, missing: 1 })])
  expect(compareLines([inCart(3, OFFER)], answer, texts)).toMatchObject([{ changes: [texts.onlyPromised(2)], keep: 2, isLost: false }])
})

test('an offer that ran out is said, with what the part costs now', () => {
  for (const change of ['offer-expired', 'offer-unknown'] as const)
    expect(compareLines([inCart(1, OFFER)], cart([priced({ qty: 1 }, { change })]), texts)).toMatchObject([
      { changes: [texts.offerOver[change], texts.priceRose('$80.00', '$100.00')], isLost: false },
    ])
})

test('a part on order is lost with its offer, and another line of it is not', () => {
  const answer = cart([priced({ qty: 1 })], [{ ref: '1', qty: 1, offer: OFFER, reason: 'offer-expired' }])
  expect(compareLines([inCart(1), inCart(1, OFFER)], answer, texts)).toMatchObject([
    { isLost: false, changes: [] },
    { isLost: true, changes: [texts.notSold['offer-expired']] },
  ])
})

test('what the offer has no pieces left for is said with its price, and counted into the line', () => {
  const own = priced({ qty: 3 }, { change: 'offer-used' })
  const answer = cart([priced({ qty: 2, offer: OFFER }, { promisedUntil, available: 2 }), own])
  const [plain, promised] = compareLines([inCart(2), inCart(3, OFFER)], answer, texts)
  expect(promised).toMatchObject({ changes: [texts.promisedLeft(2, '$100.00')], keep: undefined, isLost: false, total: 2 * 8_000 + 10_000 })
  expect(plain).toMatchObject({ changes: [], total: 2 * 10_000 })
})

test('an offer that is sold, or for somebody else, is said like one that ran out', () => {
  for (const change of ['offer-used', 'offer-personal'] as const)
    expect(compareLines([inCart(1, OFFER)], cart([priced({ qty: 1 }, { change })]), texts)[0]?.changes).toContain(texts.offerOver[change])
})
