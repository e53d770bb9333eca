import { BRAND_TIERS, type BrandTier } from './brand-tier.ts'
import type { NamedShelf } from './counted.ts'
import type { Fit } from './fitment.ts'
import { type Cents, cents } from './money.ts'
import type { ProductSummary } from './product.ts'
import { AXES, POSITIONS } from './search/positions.ts'
import { withoutAccents } from './search/words.ts'

/** A kind of part that a job takes, with a picture of such a part. */
export type JobKind = NamedShelf & { readonly image: string | undefined }

/** The job that a part begins, as its page shows it to everybody. */
export type PartJob = { readonly name: string; readonly kinds: readonly JobKind[] }

/** The part of one kind that is offered with another for a car. Without one nothing of that kind can be bought for it. */
export type KitItem = {
  readonly kind: NamedShelf
  readonly part: ProductSummary | undefined
  readonly fit: Fit | undefined
  readonly pieces: number
  /** Goes into the cart unless the shopper takes it out. */
  readonly isTicked: boolean
}

/** What else a job takes, chosen for one car. */
export type JobKit = {
  /** Nothing where the part begins no job. */
  readonly job: string | undefined
  readonly items: readonly KitItem[]
  /** Of what is ticked. */
  readonly total: Cents
}

export type Companion = { readonly part: ProductSummary; readonly tier: BrandTier; readonly fit: Fit }
/** What the shopper looks at: the companions should be of its class, and of its place on the car. */
export type Begun = { readonly brand: string; readonly tier: BrandTier; readonly fit: Fit }

/** Pieces of a part that a car takes in a job. */
function piecesFor({ piecesPerCar }: Pick<ProductSummary, 'piecesPerCar'>, said: number | undefined): number {
  return said ?? piecesPerCar ?? 1
}

/**
 * The one to offer: what fits before what only may, enough of it before too few, then the class of what was chosen, its brand, and the price.
 * What does not fit, is of another place, or cannot be bought, is none of them.
 */
export function bestCompanion(candidates: readonly Companion[], begun: Begun, said: number | undefined): Companion | undefined {
  const rankOf = ({ part, tier, fit }: Companion) => [
    fit.verdict === 'fits' ? 0 : 1,
    part.stock >= piecesFor(part, said) ? 0 : 1,
    Math.abs(BRAND_TIERS.indexOf(tier) - BRAND_TIERS.indexOf(begun.tier)),
    part.brand === begun.brand ? 0 : 1,
    part.finalPrice,
    Number(part.id),
  ]
  return candidates
    .filter(({ part, fit }) => part.status === 'active' && part.stock > 0 && mayFit(fit) && isOnePlace(placeOf(begun.fit), placeOf(fit)))
    .map((companion) => ({ companion, rank: rankOf(companion) }))
    .toSorted((a, b) => compare(a.rank, b.rank))[0]?.companion
}

/** What only may fit, or is too few for the job, is offered and left to the shopper. */
export function kitItem(
  kind: NamedShelf,
  { pieces: said, isExtra }: { readonly pieces: number | undefined; readonly isExtra: boolean },
  chosen: Companion | undefined,
): KitItem {
  if (!chosen) return { kind, part: undefined, fit: undefined, pieces: said ?? 1, isTicked: false }
  const { part, fit } = chosen
  const pieces = piecesFor(part, said)
  return { kind, part, fit, pieces, isTicked: !isExtra && fit.verdict === 'fits' && part.stock >= pieces }
}

export function kitTotal(items: readonly KitItem[]): Cents {
  return cents(items.reduce((sum, { part, pieces, isTicked }) => sum + (part && isTicked ? part.finalPrice * pieces : 0), 0))
}

export function mayFit({ verdict }: Fit): boolean {
  return verdict === 'fits' || verdict === 'fits-if'
}

function placeOf(fit: Fit): string {
  return 'row' in fit ? (fit.row?.position ?? '') : ''
}

/** "Delantera" and "Delantero izquierdo" can be one place, "Delantera" and "Trasero" cannot. Nothing said is any place. */
function isOnePlace(a: string, b: string): boolean {
  const [these, those] = [placesIn(a), placesIn(b)]
  return AXES.every((axis) => {
    const [one, other] = [axis.filter((place) => these.has(place)), axis.filter((place) => those.has(place))]
    return one.length === 0 || other.length === 0 || one.some((place) => other.includes(place))
  })
}

function placesIn(text: string): ReadonlySet<string> {
  return new Set(
    withoutAccents(text.toLowerCase())
      .split(/[^a-z]+/)
      .flatMap((word) => POSITIONS.get(word) ?? []),
  )
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
