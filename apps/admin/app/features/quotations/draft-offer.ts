import { MOST_PIECES } from '@shop/domain/cart'
import { pesosFromCents } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import type { AnsweredLine } from '@shop/domain/quotation'
import { priceOf } from '../../kit/form/price-of.ts'

/** A line of an offer while it is being written: numbers are still text. A line without a product is a part that the shop would get. */
export type DraftLine = {
  readonly id: string
  readonly product: ProductSummary | undefined
  readonly name: string
  readonly brand: string
  readonly partNumber: string
  readonly price: string
  readonly pieces: string
}

export type LineProblems = { readonly name?: true; readonly price?: true; readonly pieces?: true }

export function draftOf(product: ProductSummary): DraftLine {
  return {
    id: product.id,
    product,
    name: product.name,
    brand: product.brand,
    partNumber: product.partNumber,
    price: pesosFromCents(product.finalPrice).toFixed(2),
    pieces: '1',
  }
}

export function emptyDraft(): DraftLine {
  return {
    id: crypto.randomUUID(),
    product: undefined,
    name: '',
    brand: '',
    partNumber: '',
    price: '',
    pieces: '1',
  }
}

export function piecesOf(typed: string): number | undefined {
  const pieces = Number(typed.trim() || Number.NaN)
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST_PIECES ? pieces : undefined
}

export function problemsOf(line: DraftLine): LineProblems {
  return {
    ...(line.product || line.name.trim() ? {} : { name: true }),
    ...(priceOf(line.price) === undefined ? { price: true } : {}),
    ...(piecesOf(line.pieces) === undefined ? { pieces: true } : {}),
  }
}

/** What is sent, once nothing is wrong with it. */
export function answeredLine(line: DraftLine): AnsweredLine | undefined {
  const [price, pieces] = [priceOf(line.price), piecesOf(line.pieces)]
  if (price === undefined || pieces === undefined || Object.keys(problemsOf(line)).length > 0) return undefined
  if (line.product) return { kind: 'catalogue', ref: line.product.id, price, pieces }
  const [brand, partNumber] = [line.brand.trim() || undefined, line.partNumber.trim() || undefined]
  return { kind: 'on-order', name: line.name.trim(), brand, partNumber, price, pieces }
}

export function totalOf(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, { price, pieces }) => sum + (priceOf(price) ?? 0) * (piecesOf(pieces) ?? 0), 0)
}
