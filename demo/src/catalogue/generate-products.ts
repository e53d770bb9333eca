import type { Bilingual, Brand, PartType, Position } from '@shop/base-data/shapes'
import type { CarGroups } from './cars.ts'
import { isSayingSomething } from './conditions.ts'
import { chanceOf, pick } from './dice.ts'
import { numberFrom, oemNumber } from './part-numbers.ts'
import { priceCentsOf } from './prices.ts'
import { carsOfBrand, isChoice, isLargeShop, keyOf, type Offer, offersFor, pairOf } from './shelves.ts'
import type { FittingRun } from './which-cars.ts'
import { nameOf, positionText } from './wording.ts'

export type DemoFitment = {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: string
  readonly position: Bilingual | undefined
  readonly note: Bilingual | undefined
}

export type DemoProduct = {
  readonly id: number
  readonly type: PartType
  readonly position: Position | undefined
  readonly brand: Brand
  readonly partNumber: string
  readonly internalKey: string
  readonly name: Bilingual
  readonly description: Bilingual
  readonly equivalents: readonly string[]
  readonly supplier: string
  readonly piecesPerCar: number | undefined
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
  const isLarge = isLargeShop(count)
  const numbersUsed = new Map<string, number>()
  let id = 0
  for (const offer of offersFor(groups, count)) {
    if (id === count) return
    if (id === count - 1 && hasCounterpart(offer)) continue
    const n = numbersUsed.get(offer.brand.key) ?? 0
    numbersUsed.set(offer.brand.key, n + 1)
    yield productOf(offer, ++id, numberFrom(offer.brand.numberPattern, n), isLarge)
  }
}

/** The last place is for none of a pair: the other one would be missing. */
function hasCounterpart({ position }: Offer) {
  return /left|right/.test(position ?? '')
}

function productOf(offer: Offer, id: number, partNumber: string, isLarge: boolean): DemoProduct {
  const { type, position, brand, variant, line } = offer
  const key = keyOf(offer)
  // Left and right are made alike and sold alike.
  const pair = `${pairOf(offer)}|${brand.key}|${variant?.es ?? ''}|${line}`
  const runs = carsOfBrand(offer, brand)
  // Some parts arrive without data; the shop must say "unknown" of them, never "fits". What is sold every day is in order.
  const isInOrder = isChoice(offer)
  const isWithoutData = !isInOrder && chanceOf(`data ${pair}`) < 0.02
  const isOutlet = chanceOf(`outlet ${pair}`) < 0.05
  const rows = isWithoutData ? [] : fitmentsOf(offer, runs)
  return {
    id,
    type,
    position,
    brand,
    partNumber,
    internalKey: `LT-${String(100_000 + id)}`,
    name: nameOf(type, position, variant, carText(runs)),
    description: type.description,
    equivalents: isWithoutData ? [] : equivalentsOf(offer, runs),
    supplier: pick(SUPPLIERS, `supplier ${brand.key} ${type.subcategory}`),
    piecesPerCar: piecesOf(type, runs),
    priceCents: priceCentsOf({ type, brand, car: runs[0], variantFactor: variant?.priceFactor ?? 1, pair, isOutlet }),
    stock: stockOf(key),
    isHeavyDuty: runs.some(({ body }) => body === 'pickup' || body === 'van') && chanceOf(`heavy ${pair}`) < 0.35,
    isPremium: brand.priceLevel >= 0.7 && chanceOf(`premium ${pair}`) < 0.12,
    isOutlet,
    isRecommended: chanceOf(`recommended ${key}`) < 0.05,
    isActive: isInOrder || chanceOf(`active ${pair}`) > 0.01,
    ageDays: Math.floor(chanceOf(`age ${key}`) * 700),
    fitments: isLarge ? yearByYear(rows) : rows,
  }
}

/** One for each cylinder, where the type is counted so: 'Se usan 6 por auto' of a V6. An engine family has one number of them. */
function piecesOf({ key, piecesPerCar }: PartType, [run]: readonly FittingRun[]): number | undefined {
  return ONE_A_CYLINDER.has(key) ? Number(run?.versions[0]?.facts.cylinders?.[0] ?? piecesPerCar) : piecesPerCar
}
const ONE_A_CYLINDER = new Set(['spark-plug', 'spark-plug-boot'])

/**
 * The car maker's numbers of what stands on one shelf: the same cars, the same place in them. That is what makes two brands' parts
 * equivalent, and why no part for another generation has the same number.
 */
function equivalentsOf({ type, group, position }: Offer, runs: readonly FittingRun[]): string[] {
  return [...new Set(runs.map(({ make }) => make))]
    .slice(0, 2)
    .map((make) => oemNumber(make, `${type.key}|${position ?? ''}|${make}|${group.key}`))
}

function fitmentsOf({ type, group, position }: Offer, runs: readonly FittingRun[]): DemoFitment[] {
  const place = position && positionText(position, type.gender)
  return runs.map((run) => {
    const { make, model, from, to, engine } = run
    return { make, model, from, to, engine, position: place, note: run.note ?? noteOf(type, run, group.key) }
  })
}

/** What the data of the trade say besides, of every brand's part alike: a part of another size, or for another equipment. */
function noteOf({ key, notes }: PartType, { make, model, from, versions }: FittingRun, group: string): Bilingual | undefined {
  if (!notes || chanceOf(`note ${key} ${make} ${model} ${from}`) >= 0.15) return undefined
  const note = pick(notes, `which ${key} ${group}`)
  return versions.every(({ facts }) => isSayingSomething(note, facts)) ? note : undefined
}

/** Large catalogues name a car year by year, as the trade's data do: about ten rows a part. */
function yearByYear(rows: readonly DemoFitment[]): DemoFitment[] {
  return rows
    .flatMap((row) => Array.from({ length: row.to - row.from + 1 }, (_, i) => ({ ...row, from: row.from + i, to: row.from + i })))
    .slice(0, MOST_YEARS)
}

const MOST_YEARS = 60

/** The best-known car, and its engine where the part is for that one alone. */
function carText([run, ...others]: readonly FittingRun[]): string | undefined {
  if (!run) return undefined
  const years = run.from === run.to ? run.from : `${run.from}-${run.to}`
  // Nobody says "Mazda Mazda 3".
  const make = run.model.startsWith(run.make) ? '' : run.make
  const isOneEngine = !others.some(({ model, from, engine }) => model === run.model && from === run.from && engine !== run.engine)
  return [make, run.model, isOneEngine ? run.engine : '', years].filter(Boolean).join(' ')
}

function stockOf(key: string): number {
  const luck = chanceOf(`stock ${key}`)
  if (luck < 0.07) return 0
  if (luck < 0.2) return 1 + Math.floor(chanceOf(`few ${key}`) * 3)
  return 4 + Math.floor(chanceOf(`many ${key}`) * 60)
}
