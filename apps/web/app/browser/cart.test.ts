import { beforeEach, expect, test, vi } from 'vitest'
import {
  addToCart,
  type CartProduct,
  lineKey,
  piecesIn,
  piecesInCart,
  quantityInCart,
  rememberProducts,
  roughSubtotal,
  setQuantity,
} from './cart.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})

function part(_id: string, precio = 100): CartProduct {
  return { _id, nombre: `Balata ${_id}`, codigo: `B-${_id}`, imagen: undefined, precio }
}
function line(_id: string, offer?: string) {
  return { product: { _id }, offer }
}
function lines() {
  return JSON.parse(kept.get('cart') ?? '[]')
}
function quantities() {
  return lines().map(({ product, qty }: { product: CartProduct; qty: number }) => [product._id, qty])
}

test('a line is a product and a quantity under the key cart', () => {
  addToCart({ ...part('1', 80.35), imagen: 'a.png' }, 2)
  expect(lines()).toEqual([{ product: { _id: '1', nombre: 'Balata 1', codigo: 'B-1', imagen: 'a.png', precio: 80.35 }, qty: 2 }])
})

test('the same part again is more of it, at its newest price, and never more than 99', () => {
  addToCart(part('1'), 2)
  addToCart(part('2'), 1)
  addToCart(part('1', 90), 3)
  expect(quantities()).toEqual([
    ['1', 5],
    ['2', 1],
  ])
  expect(lines()[0].product.precio).toBe(90)
  addToCart(part('1'), 98)
  expect(quantityInCart(line('1'))).toBe(99)
})

test('a quantity is set, kept below 100, and nothing takes the line away', () => {
  addToCart(part('1'), 1)
  addToCart(part('2'), 1)
  setQuantity(line('1'), 7)
  setQuantity(line('2'), 500)
  expect(quantities()).toEqual([
    ['1', 7],
    ['2', 99],
  ])
  setQuantity(line('2'), 0)
  expect(quantities()).toEqual([['1', 7]])
  setQuantity(line('unknown'), 3)
  expect(quantities()).toEqual([['1', 7]])
})

test('an empty cart leaves nothing behind', () => {
  addToCart(part('1'), 1)
  setQuantity(line('1'), 0)
  expect(kept.has('cart')).toBe(false)
})

test('what another tab wrote is kept', () => {
  addToCart(part('1'), 1)
  kept.set('cart', JSON.stringify([...lines(), { product: part('2'), qty: 4 }]))
  addToCart(part('3'), 1)
  expect(quantities()).toEqual([
    ['1', 1],
    ['2', 4],
    ['3', 1],
  ])
})

test.each(['', '{', 'null', '7', '{"a":1}', '"x"'])('a damaged cart (%s) is an empty one', (text) => {
  kept.set('cart', text)
  expect(quantityInCart(line('1'))).toBe(0)
  addToCart(part('1'), 1)
  expect(quantities()).toEqual([['1', 1]])
})

test('a damaged line is left out, the others stay', () => {
  const damaged = [null, 7, {}, { product: {}, qty: 1 }, { product: { _id: 5 }, qty: 1 }, ...[0, -1, 1.5, '2', null].map(withQuantity)]
  kept.set('cart', JSON.stringify([...damaged, { product: { _id: 'ok' }, qty: 300 }]))
  addToCart(part('1'), 1)
  expect(quantities()).toEqual([
    ['ok', 99],
    ['1', 1],
  ])
})

test('without storage the page goes on', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => addToCart(part('1'), 1)).not.toThrow()
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => addToCart(part('1'), 1)).not.toThrow()
})

test('what the server said of a product replaces what was remembered', () => {
  addToCart(part('1', 100), 3)
  addToCart(part('2', 50), 1)
  rememberProducts(new Map([[lineKey(line('1')), part('1', 120)]]))
  expect(lines().map(({ product }: { product: CartProduct }) => product.precio)).toEqual([120, 50])
  expect([quantityInCart(line('1')), piecesInCart()]).toEqual([3, 4])
})

test('the same part under an offer is a line of its own', () => {
  addToCart(part('1', 100), 2)
  addToCart(part('1', 80), 1, 'secret')
  addToCart(part('1', 80), 2, 'secret')
  expect(lines()).toMatchObject([
    { qty: 2, product: { precio: 100 } },
    { qty: 3, offer: 'secret', product: { precio: 80 } },
  ])
  setQuantity(line('1', 'secret'), 1)
  rememberProducts(new Map([[lineKey(line('1', 'secret')), part('1', 70)]]))
  expect([quantityInCart(line('1')), quantityInCart(line('1', 'secret'))]).toEqual([2, 1])
  expect(lines().map(({ product }: { product: CartProduct }) => product.precio)).toEqual([100, 70])
  setQuantity(line('1'), 0)
  expect(lines()).toMatchObject([{ qty: 1, offer: 'secret' }])
})

test('a line remembers the car it was added for, and forgets it when some of it is for another', () => {
  const aveo = { make: 'Chevrolet', model: 'Aveo', year: 2013 }
  const tsuru = { make: 'Nissan', model: 'Tsuru', year: 2010, engine: '1.6' }
  const cars = () => lines().map(({ car }: { car?: object }) => car)
  addToCart(part('1'), 1, undefined, aveo)
  addToCart(part('2'), 1, undefined, tsuru)
  addToCart(part('1'), 1, undefined, { ...aveo, engine: undefined })
  addToCart(part('2'), 1)
  expect(cars()).toEqual([aveo, tsuru])
  setQuantity(line('1'), 5)
  rememberProducts(new Map([[lineKey(line('1')), part('1', 120)]]))
  expect(cars()).toEqual([aveo, tsuru])
  addToCart(part('1'), 1, undefined, tsuru)
  expect(cars()).toEqual([undefined, tsuru])
  // Nobody knows any more which pieces were for which.
  addToCart(part('1'), 1, undefined, tsuru)
  expect(cars()).toEqual([undefined, tsuru])
})

test.each([null, 'Aveo', {}, { model: 'Aveo' }, { make: 'Chevrolet', model: 'Aveo', year: '2013' }])(
  'a line whose car is %j has none',
  (car) => {
    kept.set('cart', JSON.stringify([{ ...withQuantity(1), car }]))
    addToCart(part('1'), 1, undefined, car as never)
    expect(lines().some((one: object) => 'car' in one)).toBe(false)
  },
)

test('pieces are counted and the subtotal is exact centavos', () => {
  const some = [
    { product: part('1', 0.1), qty: 3 },
    { product: part('2', 80.35), qty: 2 },
  ]
  expect(piecesIn(some)).toBe(5)
  expect(roughSubtotal(some)).toBe(16_100)
})

function withQuantity(qty: unknown) {
  return { product: part('x'), qty }
}
