import type { CarFacts } from '@shop/domain/car-facts'
import { overlaps, type Years } from '@shop/domain/model-alias'
import type { Want } from '@shop/domain/search/wants'
import type { Directory } from './directory.ts'
import type { Car } from './product-filter.ts'

/** `isAlso`: only some versions of the car have the other. */
export type Swap = { readonly from: readonly number[]; readonly to: readonly number[]; readonly isAlso: boolean }

/** At the rear of a car with drums the pads are shoes and the discs are drums, and the other way round. */
const COUNTERPARTS = [
  { disc: 'brake-pads', drum: 'brake-shoes' },
  { disc: 'brake-disc', drum: 'brake-drum' },
] as const

/** What such a car has at the rear in place of what was named. */
export function swapOf({ partTypeIds, positions }: Want, car: Car | undefined, directory: Directory): Swap | undefined {
  const isRear = positions.some((axis) => axis.length === 1 && axis[0] === 'trasero')
  if (!isRear || !car?.modelIds) return undefined
  const { partTypes } = directory
  const named = partTypes.filter(({ id }) => partTypeIds.includes(id)).map(({ slug }) => slug)
  const brakes = rearBrakesOf(car, directory)
  const others = COUNTERPARTS.filter(({ disc, drum }) => named.includes(disc) || named.includes(drum)).flatMap((pair) =>
    brakes.map((brake): string => pair[brake]).filter((slug) => !named.includes(slug)),
  )
  const to = partTypes.filter(({ slug, is_carried }) => others.includes(slug) && is_carried).map(({ id }) => id)
  return to.length > 0 ? { from: partTypeIds, to, isAlso: brakes.length > 1 } : undefined
}

function rearBrakesOf({ modelIds, year, years }: Car, { enginesOfModels }: Directory): ('disc' | 'drum')[] {
  const asked: Years | undefined = year === undefined ? years : { from: year, to: year }
  const sold = enginesOfModels(modelIds ?? []).filter(
    (run) => asked === undefined || overlaps({ from: run.year_from, to: run.year_to }, asked),
  )
  return [...new Set(sold.flatMap(({ facts }) => (facts as CarFacts).rearBrake ?? []))]
}
