import type { NamedList } from './asked-products.ts'
import type { ProductSummary } from './product.ts'

export const MOST_PINS = 24
export const MOST_HIDDEN = 200

/** What can be arranged: a list that has a name, or a category by its slug. */
export type WindowName = { readonly list: NamedList } | { readonly category: string }

/** How a pinned part stands: at its place, behind until there are pieces again, or not in the list any more. */
export type PinState = 'shown' | 'sold-out' | 'absent'
export type StaffPin = { readonly part: ProductSummary; readonly state: PinState }

/** A list as staff arrange it. */
export type StaffWindow = {
  readonly pins: readonly StaffPin[]
  readonly hidden: readonly ProductSummary[]
  /** What the list opens with, in its standard order. */
  readonly opening: readonly ProductSummary[]
  readonly total: number
  readonly version: number
}

/** One of all lists, with how much staff have arranged of it. */
export type WindowEntry = {
  readonly name: WindowName
  /** Of a category; the names of the others are the shop's own. */
  readonly names: { readonly es: string; readonly en: string } | undefined
  readonly pins: number
  readonly hidden: number
}
