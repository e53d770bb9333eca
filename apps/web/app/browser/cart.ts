import { MOST_PIECES } from '@shop/domain/cart'
import { type Cents, cents } from '@shop/domain/money'
import { stored } from './stored.ts'

/** What a line remembers of its product, to be shown before the server has priced it. */
export type CartProduct = {
  readonly _id: string
  readonly nombre: string
  readonly codigo: string
  readonly imagen: string | undefined
  readonly precio: number
}
export type CartLine = { readonly product: CartProduct; readonly qty: number }

const cart = stored<readonly CartLine[]>({
  key: 'cart',
  empty: [],
  parse: (found) => (found as unknown[]).flatMap(lineOf),
  isEmpty: (lines) => lines.length === 0,
})

/** An old or damaged line is left out; the others stay. */
const lineOf = (found: unknown): CartLine[] => {
  const { product, qty } = (found ?? {}) as { product?: Partial<CartProduct>; qty?: unknown }
  if (typeof product?._id !== 'string' || !Number.isInteger(qty) || Number(qty) < 1) return []
  const { _id, nombre, codigo, imagen, precio } = product
  const known = {
    _id,
    nombre: String(nombre ?? ''),
    codigo: String(codigo ?? ''),
    imagen: typeof imagen === 'string' ? imagen : undefined,
    precio: Number(precio) || 0,
  }
  return [{ product: known, qty: Math.min(Number(qty), MOST_PIECES) }]
}

export const useCart = cart.use
export const piecesIn = (lines: readonly CartLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0)

export const piecesInCart = (): number => piecesIn(cart.read())
export const quantityInCart = (id: string): number => cart.read().find(({ product }) => product._id === id)?.qty ?? 0

export const addToCart = (product: CartProduct, qty: number): void => {
  const lines = cart.read()
  const known = lines.find((line) => line.product._id === product._id)
  const wanted = Math.min((known?.qty ?? 0) + qty, MOST_PIECES)
  cart.write(known ? lines.map((line) => (line === known ? { product, qty: wanted } : line)) : [...lines, { product, qty: wanted }])
}

/** Nothing left of a product takes its line away. */
export const setQuantity = (id: string, qty: number): void =>
  cart.write(
    cart.read().flatMap((line) => (line.product._id === id ? (qty < 1 ? [] : [{ ...line, qty: Math.min(qty, MOST_PIECES) }]) : [line])),
  )

export const emptyCart = (): void => cart.write([])

/** What lines remember of their products is replaced by what is known now; quantities stay. */
export const rememberProducts = (products: ReadonlyMap<string, CartProduct>): void =>
  cart.write(cart.read().map((line) => ({ ...line, product: products.get(line.product._id) ?? line.product })))

export const roughSubtotal = (lines: readonly CartLine[]): Cents =>
  cents(lines.reduce((sum, { product, qty }) => sum + Math.round(product.precio * 100) * qty, 0))
