import { brands, everyPartType } from '@shop/base-data/base-data'
import type { Brand, PartType, Position } from '@shop/base-data/shapes'
import type { CarGroup, CarGroups } from './cars.ts'
import { demandFor, isEveryday } from './demand.ts'
import { chanceOf, hashOf } from './dice.ts'
import { type FittingRun, whichCars } from './which-cars.ts'

/** What a shelf holds: a part type for a group of cars, at a position. Each brand and variant makes a product of it. */
export type Shelf = { readonly type: PartType; readonly group: CarGroup; readonly position: Position | undefined }
type Variant = NonNullable<PartType['variants']>[number]
export type Offer = Shelf & { readonly brand: Brand; readonly variant: Variant | undefined; readonly line: number }
type OfferInTurn = Offer & { readonly turn: number }

const MOST_CHOSEN_ONE_BY_ONE = 100_000

export function isLargeShop(count: number): boolean {
  return count > MOST_CHOSEN_ONE_BY_ONE
}

/** A small shop keeps what is asked for most; a large one fills every shelf with one brand, then with a second, and so on. */
export function* offersFor(groups: CarGroups, count: number): Generator<Offer> {
  const shelves = everyPartType
    .filter(({ isSeldomStocked }) => !isSeldomStocked)
    .flatMap((type) => groups[type.fits].flatMap((group) => (type.positions ?? [undefined]).map((position) => ({ type, group, position }))))
    .filter((shelf) => isUniversal(shelf) || carsOf(shelf).length > 0)
  if (!isLargeShop(count)) yield* mostWanted(shelves, count)
  for (let round = 0; ; round++)
    for (const shelf of shelves) {
      const offers = offersOn(shelf)
      const offer = offers[round % offers.length]
      if (offer) yield { ...offer, line: Math.floor(round / offers.length) }
    }
}

function isUniversal({ type }: Shelf) {
  return type.fits === 'universal'
}
function carsOf({ type, group, position }: Shelf) {
  return whichCars(type, group, position)
}

/** Only shelves whose first offer may be among the chosen are looked at closely: as many as are wanted, each giving one offer at least. */
function mostWanted(shelves: readonly Shelf[], count: number): Offer[] {
  const ranked = shelves.map((shelf) => ({ shelf, rank: rankOf(shelf) })).toSorted((a, b) => a.rank - b.rank)
  const last = (ranked[count]?.rank ?? Number.POSITIVE_INFINITY) * MOST_LUCK
  return ranked
    .filter(({ rank }) => rank <= last)
    .flatMap(({ shelf, rank }) => offersOn(shelf).map((offer) => ({ offer, rank: rank * laterBy(offer) })))
    .filter(({ rank }) => rank <= last)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ offer }) => offer)
}

/** Left and right are one decision: whoever stocks one stocks the other, of the same brands and kinds. */
export function pairOf({ type, group, position }: Shelf): string {
  return `${type.key}|${group.key}|${position?.replace(/ ?(left|right)$/, '') ?? ''}`
}

/** In the order in which a shop takes them up: a brand of each tier before a second of any, and a brand's other kinds after that. */
function offersOn(shelf: Shelf): OfferInTurn[] {
  const variants: readonly (Variant | undefined)[] = shelf.type.variants ?? [undefined]
  const inTurn = brandsInTurn(shelf).flatMap((brand, brandTurn) => {
    const first = hashOf(`kind ${pairOf(shelf)} ${brand.key}`) % variants.length
    return variants.map((_, i) => ({
      ...shelf,
      brand,
      variant: variants[(first + i) % variants.length],
      line: 0,
      turn: (brandTurn < MOST_BRANDS ? brandTurn : brandTurn * 20) + i * 3,
    }))
  })
  return inTurn.toSorted((a, b) => a.turn - b.turn)
}

/** More than these of one part for one car is no choice any more but a heap. */
const MOST_BRANDS = 5

function brandsInTurn(shelf: Shelf): Brand[] {
  const pair = pairOf(shelf)
  const luck = (key: string) => chanceOf(`turn ${pair} ${key}`)
  const own = shelf.type.brands.map(brandOf).filter((brand) => isUniversal(shelf) || carsOfBrand(shelf, brand).length > 0)
  const tiers = [...Map.groupBy(own, ({ tier }) => tier)]
    .toSorted(([a], [b]) => Number(a === 'original') - Number(b === 'original') || luck(a) - luck(b))
    .map(([, ofTier]) => ofTier.toSorted((a, b) => luck(a.key) - luck(b.key)))
  return own.flatMap((_, i) => tiers.flatMap((ofTier) => ofTier[i] ?? []))
}

/** The cars that a brand's part is for: a car maker's own are for its own cars. */
export function carsOfBrand(shelf: Shelf, brand: Brand): readonly FittingRun[] {
  // Which makes a brand belongs to is not said of every brand.
  const { makes } = brand
  return makes ? carsOf(shelf).filter(({ make }) => makes.includes(make)) : carsOf(shelf)
}

const brandByKey = new Map<string, Brand>(brands.map((brand) => [brand.key, brand]))
function brandOf(key: string): Brand {
  const brand = brandByKey.get(key)
  if (!brand) throw new Error(`A part type names the unknown brand ${key}`)
  return brand
}

/** The smaller, the sooner a small shop stocks it: what is asked for most, for the cars on every corner. */
function rankOf(shelf: Shelf): number {
  // What fits every car is bought every day, in all its kinds.
  if (isUniversal(shelf)) return 0
  const popularity = carsOf(shelf)[0]?.popularity ?? 1
  return 1 / (popularity ** 2.2 * demandFor(shelf.type) * (0.75 + chanceOf(`rank ${pairOf(shelf)}`) * 0.5))
}

const MOST_LUCK = 1.2

/** A second brand waits until the first is there for most cars; where there has to be a choice, the first three come together. */
function laterBy(offer: OfferInTurn): number {
  const luck = 1 + chanceOf(`later ${pairOf(offer)} ${offer.brand.key} ${offer.variant?.es ?? ''}`) * (MOST_LUCK - 1)
  const wait = isChoice(offer) ? Math.max(0, offer.turn - 2) * 2 : offer.turn * 4
  return (1 + wait) * luck
}

/** What is sold every day for the cars on every corner. */
export function isChoice(shelf: Shelf): boolean {
  return isEveryday(shelf.type) && (carsOf(shelf)[0]?.popularity ?? 0) >= ON_EVERY_CORNER
}

const ON_EVERY_CORNER = 9

export function keyOf({ type, group, position, brand, variant, line }: Offer): string {
  return `${type.key}|${group.key}|${position ?? ''}|${brand.key}|${variant?.es ?? ''}|${line}`
}
