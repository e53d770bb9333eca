import type { Brand, PartType } from '@shop/base-data/shapes'
import type { CarRun } from './cars.ts'
import { chanceOf } from './dice.ts'

/** A part type's cheapest price is that of a middle brand for a small car; an old Tsuru's costs less than that. */
const SMALL_CAR = 0.66
/** How much dearer the dearest brand is than the cheapest, for the same car. */
const DEAREST_BRAND = 1.85

type Priced = {
  readonly type: PartType
  readonly brand: Brand
  /** The best-known car that the part is for; none of a universal part. */
  readonly car: CarRun | undefined
  readonly variantFactor: number
  /** What left and right have in common: no two brands ask exactly the same, but both sides cost alike. */
  readonly pair: string
  readonly isOutlet: boolean
}

export function priceCentsOf(part: Priced): number {
  const pesos = (part.car ? pesosFor(part, part.car) : universalPesos(part)) * (part.isOutlet ? 0.7 : 1)
  return pesos < 100 ? Math.round(pesos * 2) * 50 : Math.round(pesos) * 100
}

function universalPesos({ type: { key, price }, brand, variantFactor, pair }: Priced) {
  const size = 0.9 + chanceOf(`size ${key} universal`) * 0.25
  return (price[0] + (price[1] - price[0]) * brand.priceLevel) * variantFactor * size * (0.95 + chanceOf(`price ${pair}`) * 0.1)
}

/** From the cheapest brand for the smallest car up to the dearest brand for the largest. */
function pesosFor({ type: { price, variants }, brand, variantFactor, pair }: Priced, car: CarRun) {
  const [low, high] = price
  const smallest = low * SMALL_CAR
  const largest = Math.max(1, high / (smallest * DEAREST_BRAND))
  const middleVariant = variants ? variants.reduce((sum, one) => sum + one.priceFactor, 0) / variants.length : 1
  const level = 1 + (DEAREST_BRAND - 1) * brand.priceLevel
  const luck = 0.97 + chanceOf(`price ${pair}`) * 0.06
  return smallest * largest ** carClass(car) * level * Math.sqrt(variantFactor / middleVariant) * luck
}

const BODIES: Readonly<Record<CarRun['body'], number>> = { hatchback: 0, sedan: 0.08, pickup: 0.2, van: 0.25, suv: 0.3 }

/** 0 a Chevy or a Tsuru … 1 a full-size pickup: larger bodies and engines have larger parts, and old cars have cheap ones. */
function carClass({ body, from, versions }: CarRun): number {
  const litres = Number.parseFloat(versions[0]?.engine ?? '') || 1.6
  const age = from < 1996 ? -0.15 : from >= 2015 ? 0.1 : 0
  return Math.min(1, Math.max(0, BODIES[body] + (litres - 1.4) * 0.17 + age))
}
