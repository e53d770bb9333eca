import type { NamedCar, WrittenNames } from '../asked-products.ts'
import type { Fit } from '../fitment.ts'
import type { Page } from '../listing.ts'
import type { ProductSummary } from '../product.ts'
import type { Piece } from './pieces.ts'

/** How the search box understood a sentence, in names that can be shown. */
export type Understood = {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  readonly car: NamedCar | undefined
  readonly partTypes: readonly string[]
  readonly brands: readonly string[]
  readonly positions: readonly string[]
  readonly numbers: readonly string[]
  /** Words that were left out because nothing would have been found with them. */
  readonly ignored: readonly string[]
  /** What was asked for, and the shop does not have: a car, or kinds of parts and pieces of them. */
  readonly notCarried: { readonly car: string | undefined; readonly parts: readonly string[] }
  /** What was named, and what such a car has in its place: the shoes that go where another has pads. */
  readonly swaps: readonly { readonly from: string; readonly to: string }[]
  /** What to look at first, where a symptom or a job was told instead of a part. */
  readonly advice: string | undefined
  /** Other sentences that may have been meant as well. */
  readonly alternatives: readonly string[]
}

/** Some of what was found, under a heading of its own. */
export type SearchGroup = {
  /** Parts that were asked for, or such as nobody has said which cars they fit: those have to be asked about. */
  readonly kind: 'part' | 'unconfirmed'
  readonly name: string
  readonly total: number
  /** The sentence that finds this group alone. */
  readonly search: string
  /** Which items of the page are its own. */
  readonly ids: readonly string[]
}

export type SearchPage = Page<ProductSummary> & {
  readonly isApproximate: boolean
  readonly understood: Understood | undefined
  /** Left out where all of the page is one. */
  readonly groups?: readonly SearchGroup[] | undefined
  /** The whole car that was asked about, by its sentence or by the filter: model and year, and its engine where it had only one. */
  readonly car?: NamedCar | undefined
  /** What the parts of the page are to that car, one for each. */
  readonly fits?: readonly Fit[] | undefined
  /** What the filter names in another way than the shop does; each kind only where it is so. */
  readonly written?: WrittenNames | undefined
  /** Numbers of parts on sale that may have been meant, where a number seems mistyped. Never what was asked for. */
  readonly nearNumbers?: readonly NearNumber[] | undefined
}

/** A number that a part can be found by, with the part's id and name. */
export type NearNumber = { readonly id: string; readonly number: string; readonly name: string }

export type Suggestions = {
  /** Whole sentences that find something. */
  readonly searches: readonly { readonly text: string }[]
  readonly categories: readonly { readonly name: string; readonly slug: string }[]
  readonly vehicles: readonly { readonly make: string; readonly model: string }[]
  readonly numbers: readonly NearNumber[]
  readonly products: readonly SuggestedProduct[]
}

export type SuggestedProduct = {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly image: string | undefined
  /** What it is to the car of the sentence, or else to the chosen one. */
  readonly fit?: Fit | undefined
}
