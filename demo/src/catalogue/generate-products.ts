import { brands } from '@shop/base-data/parts/brands'
import { everyPartType } from '@shop/base-data/parts/every-part-type'
import type { Bilingual, Brand, PartType, Position } from '@shop/base-data/shapes'
import { canHave, canHaveNote } from '@shop/base-data/vehicles/never-had'
import type { CarGroup, CarGroups, CarRun } from './cars.ts'
import { chanceOf, pick } from './dice.ts'
import { numberFrom, oemNumber } from './part-numbers.ts'
import { nameOf, positionText } from './wording.ts'

export type DemoFitment = CarRun & { readonly position: Bilingual | undefined; readonly note: Bilingual | undefined }

export type DemoProduct = {
  readonly id: number
  readonly type: PartType
  readonly brand: Brand
  readonly partNumber: string
  readonly internalKey: string
  readonly name: Bilingual
  readonly description: Bilingual
  readonly equivalents: readonly string[]
  readonly supplier: string
  readonly priceCents: number
  readonly stock: number
  readonly isHeavyDuty: boolean
  readonly isPremium: boolean
  readonly isOutlet: boolean
  readonly isRecommended: boolean
  readonly isActive: boolean
  readonly ageDays: number
  readonly fitments: readonly DemoFitment[]
}

/** What a shelf holds: a part type for a group of cars, at a position. Each brand and variant makes a product of it. */
type Shelf = { readonly type: PartType; readonly group: CarGroup; readonly position: Position | undefined }
type Offer = Shelf & {
  readonly brand: Brand
  readonly variant: PartType['variants'] extends readonly (infer V)[] | undefined ? V | undefined : never
  readonly line: number
}

const SUPPLIERS = [
  'Distribuidora del Bajío',
  'Autopartes Ángeles',
  'Refacciones del Golfo',
  'Grupo Motriz',
  'Importadora Sonora',
  'Mayoreo Automotriz Puebla',
]

/** The same products every time, in the same order, one after the other: a million need no more memory than a hundred. */
export function* generateProducts(groups: CarGroups, count: number): Generator<DemoProduct> {
  const isLarge = count > MOST_CHOSEN_ONE_BY_ONE
  const numbersUsed = new Map<string, number>()
  let id = 0
  for (const offer of offersFor(groups, count)) {
    if (id === count) return
    const n = numbersUsed.get(offer.brand.key) ?? 0
    numbersUsed.set(offer.brand.key, n + 1)
    yield productOf(offer, ++id, numberFrom(offer.brand.numberPattern, n), isLarge)
  }
}

/** A small shop keeps what is asked for most; a large one fills every shelf with one brand, then with a second, and so on. */
function* offersFor(groups: CarGroups, count: number): Generator<Offer> {
  const shelves = everyPartType
    .filter(({ isSeldomStocked }) => !isSeldomStocked)
    .flatMap((type) => groups[type.fits].flatMap((group) => (type.positions ?? [undefined]).map((position) => ({ type, group, position }))))
  if (count <= MOST_CHOSEN_ONE_BY_ONE) {
    const offers = shelves.flatMap((shelf) => offersOn(shelf, 0)).map((offer) => ({ offer, rank: rankOf(offer) }))
    yield* offers.toSorted((a, b) => a.rank - b.rank).map(({ offer }) => offer)
  }
  for (let round = 0; ; round++)
    for (const shelf of shelves) {
      const offers = offersOn(shelf, 0)
      const offer = offers[round % offers.length]
      if (offer) yield { ...offer, line: Math.floor(round / offers.length) }
    }
}

const MOST_CHOSEN_ONE_BY_ONE = 100_000

const offersOn = (shelf: Shelf, line: number): Offer[] =>
  shelf.type.brands.flatMap((key) => {
    const brand = brandByKey.get(key)
    if (!brand) throw new Error(`${shelf.type.key} names the unknown brand ${key}`)
    return (shelf.type.variants ?? [undefined]).map((variant) => ({ ...shelf, brand, variant, line }))
  })

const brandByKey = new Map<string, Brand>(brands.map((brand) => [brand.key, brand]))

/** The smaller, the sooner a small shop stocks it: what is asked for most, for the cars on every corner, and one brand of it before a second. */
const rankOf = (offer: Offer): number => {
  const { type, group, position, brand, variant } = offer
  const popularity = type.fits === 'universal' ? 100 : group.popularity
  const isFirstVariant = variant?.es === type.variants?.[0]?.es
  const isLeading = isFirstVariant && brand.key === pick(type.brands, `lead ${type.key} ${group.key} ${position}`)
  const demand = SOUGHT_AFTER.test(type.subcategory) ? 3 : 1
  return ((0.3 + chanceOf(`rank ${keyOf(offer)}`)) * (isLeading ? 0.2 : 1)) / (popularity ** 2 * demand)
}

const SOUGHT_AFTER =
  /^(frenos-de|amortiguadores|brazos-y-rotulas|mazas|bujias|filtros|bombas-y-termostatos|clutch|carga-y-arranque|faros|distribucion|radiadores|terminales)/

const keyOf = ({ type, group, position, brand, variant, line }: Offer) =>
  `${type.key}|${group.key}|${position ?? ''}|${brand.key}|${variant?.es ?? ''}|${line}`

const productOf = (offer: Offer, id: number, partNumber: string, isLarge: boolean): DemoProduct => {
  const { type, group, position, brand, variant } = offer
  const key = keyOf(offer)
  const isHeavyDuty = group.runs.some(({ isWorkhorse }) => isWorkhorse) && chanceOf(`heavy ${key}`) < 0.35
  const isOutlet = chanceOf(`outlet ${key}`) < 0.05
  const runs = possibleRuns(offer)
  // What no car can have keeps its place, so that all others keep their ids and numbers; it is not sold.
  const isPossible = runs.length > 0 || group.runs.length === 0
  return {
    id,
    type,
    brand,
    partNumber,
    internalKey: `LT-${String(100_000 + id)}`,
    name: nameOf(type, position, variant, carText(isPossible ? runs : group.runs, type)),
    description: type.description,
    equivalents: equivalentsOf(offer),
    supplier: pick(SUPPLIERS, `supplier ${brand.key} ${type.subcategory}`),
    priceCents: priceOf(offer, key, isOutlet),
    stock: stockOf(key),
    isHeavyDuty,
    isPremium: brand.priceLevel >= 0.7 && chanceOf(`premium ${key}`) < 0.12,
    isOutlet,
    isRecommended: chanceOf(`recommended ${key}`) < 0.05,
    isActive: isPossible && chanceOf(`active ${key}`) > 0.01,
    ageDays: Math.floor(chanceOf(`age ${key}`) * 700),
    fitments: isLarge ? yearByYear(fitmentsOf(offer, key)) : fitmentsOf(offer, key),
  }
}

/** The cars of a part share one maker's number at least; that is what makes two brands' parts equivalent. */
const equivalentsOf = ({ type, group, position }: Offer): string[] => {
  const makes = [...new Map(group.runs.map((run) => [run.make, run])).values()].slice(0, 2)
  return [
    ...new Set(
      makes.map(({ make, model }) =>
        oemNumber(
          make,
          type.fits === 'model'
            ? `${type.key}|${position ?? ''}|${group.key}`
            : `${type.key}|${position ?? ''}|${make}|${ofGroup(group, model)}`,
        ),
      ),
    ),
  ]
}

/** Keys by the model people know, so that the few numbers known by heart stay readable in the source. */
const ofGroup = (group: CarGroup, model: string) => (group.runs[0]?.model === model ? model : group.key)

const possibleRuns = ({ type, group, position }: Offer) => group.runs.filter((run) => canHave(run, type, position))

const fitmentsOf = (offer: Offer, key: string): DemoFitment[] => {
  // Some parts arrive without data; the shop must say "unknown" of them, never "fits".
  if (chanceOf(`data ${key}`) < 0.015) return []
  const { type, position } = offer
  const place = position && positionText(position, type.gender)
  return possibleRuns(offer).map((run) => {
    const hasCondition = type.notes !== undefined && chanceOf(`note ${type.key} ${run.make} ${run.model} ${run.from}`) < 0.2
    const note = hasCondition && type.notes ? pick(type.notes, `which ${key}`) : undefined
    return { ...run, position: place, note: note && canHaveNote(run, note.es) ? note : undefined }
  })
}

/** Large catalogues name a car year by year, as the trade's data do: about ten rows a part. */
const yearByYear = (rows: readonly DemoFitment[]): DemoFitment[] =>
  rows
    .flatMap((row) => Array.from({ length: row.to - row.from + 1 }, (_, i) => ({ ...row, from: row.from + i, to: row.from + i })))
    .slice(0, MOST_YEARS)

const MOST_YEARS = 60

const carText = (runs: CarGroup['runs'], { fits }: PartType): string | undefined => {
  const [run] = runs
  if (!run) return undefined
  const years = run.from === run.to ? run.from : `${run.from}-${run.to}`
  // Nobody says "Mazda Mazda 3".
  const make = run.model.startsWith(run.make) ? '' : run.make
  return [make, run.model, fits === 'engine' ? run.engine : '', years].filter(Boolean).join(' ')
}

const priceOf = ({ type, group, brand, variant }: Offer, key: string, isOutlet: boolean): number => {
  const [low, high] = type.price
  const size = 0.9 + chanceOf(`size ${type.key} ${group.key}`) * 0.25
  const pesos =
    (low + (high - low) * brand.priceLevel) *
    size *
    (0.95 + chanceOf(`price ${key}`) * 0.1) *
    (variant?.priceFactor ?? 1) *
    (isOutlet ? 0.7 : 1)
  return pesos < 100 ? Math.round(pesos * 2) * 50 : Math.round(pesos) * 100
}

const stockOf = (key: string): number => {
  const luck = chanceOf(`stock ${key}`)
  if (luck < 0.07) return 0
  if (luck < 0.2) return 1 + Math.floor(chanceOf(`few ${key}`) * 3)
  return 4 + Math.floor(chanceOf(`many ${key}`) * 60)
}
