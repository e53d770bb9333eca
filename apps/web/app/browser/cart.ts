import type { NamedCar } from '@shop/domain/asked-products'
import { carOfBoth } from '@shop/domain/car-names'
import { MOST_PIECES } from '@shop/domain/cart'
import { type Cents, cents } from '@shop/domain/money'
import { type GarageCar, isCar } from './garage.ts'
import { stored } from './stored.ts'

/** What a line remembers of its product, to be shown before the server has priced it. */
export type CartProduct = {
  readonly _id: string
  readonly nombre: string
  readonly codigo: string
  readonly imagen: string | undefined
  readonly precio: number
}
export type CartLine = {
  readonly product: CartProduct
  readonly qty: number
  /** The secret of an answered quotation, which promises this line's price. */
  readonly offer?: string
  /** The car that it was added for. */
  readonly car?: GarageCar
}
/** What a line is, however many pieces: the same part under an offer is another line. */
type Which = { readonly product: { readonly _id: string }; readonly offer?: string | undefined }

const cart = stored<readonly CartLine[]>({
  key: 'cart',
  empty: [],
  parse: (found) => (found as unknown[]).flatMap(lineOf),
  isEmpty: (lines) => lines.length === 0,
})

/** An old or damaged line is left out; the others stay. */
function lineOf(found: unknown): CartLine[] {
  const { product, qty, offer, car } = (found ?? {}) as { product?: Partial<CartProduct>; qty?: unknown; offer?: unknown; car?: unknown }
  if (typeof product?._id !== 'string' || !Number.isInteger(qty) || Number(qty) < 1) return []
  const { _id, nombre, codigo, imagen, precio } = product
  const known = {
    _id,
    nombre: String(nombre ?? ''),
    codigo: String(codigo ?? ''),
    imagen: typeof imagen === 'string' ? imagen : undefined,
    precio: Number(precio) || 0,
  }
  return [{ product: known, qty: Math.min(Number(qty), MOST_PIECES), ...(typeof offer === 'string' ? { offer } : {}), ...forCar(car) }]
}

export const useCart = cart.use
export function piecesIn(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0)
}

export function piecesInCart(): number {
  return piecesIn(cart.read())
}
export function lineKey({ product, offer = '' }: Which): string {
  return `${product._id} ${offer}`
}
export function quantityInCart(which: Which): number {
  return cart.read().find((line) => lineKey(line) === lineKey(which))?.qty ?? 0
}

/** A car that is not named whole is left out. */
function forCar(car: unknown): Pick<CartLine, 'car'> {
  return isCar(car) ? { car } : {}
}

export function addToCart(product: CartProduct, qty: number, offer?: string, car?: NamedCar): void {
  const lines = cart.read()
  const added = { product, ...(offer ? { offer } : {}) }
  const known = lines.find((line) => lineKey(line) === lineKey(added))
  const next = { ...added, qty: Math.min((known?.qty ?? 0) + qty, MOST_PIECES), ...forCar(known ? carOfBoth(known.car, car) : car) }
  cart.write(known ? lines.map((line) => (line === known ? next : line)) : [...lines, next])
}

/** Nothing left of a line takes it away. */
export function setQuantity(which: Which, qty: number): void {
  cart.write(
    cart
      .read()
      .flatMap((line) => (lineKey(line) === lineKey(which) ? (qty < 1 ? [] : [{ ...line, qty: Math.min(qty, MOST_PIECES) }]) : [line])),
  )
}

export function emptyCart(): void {
  cart.write([])
}

/** What lines remember of their products is replaced by what is known now, by the key of each line; quantities stay. */
export function rememberProducts(products: ReadonlyMap<string, CartProduct>): void {
  cart.write(cart.read().map((line) => ({ ...line, product: products.get(lineKey(line)) ?? line.product })))
}

export function roughSubtotal(lines: readonly CartLine[]): Cents {
  return cents(lines.reduce((sum, { product, qty }) => sum + Math.round(product.precio * 100) * qty, 0))
}
