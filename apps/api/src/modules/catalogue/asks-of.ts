import type { Interpretation } from '@shop/domain/search/interpret'
import type { ReadPiece } from '@shop/domain/search/pieces'
import type { Want } from '@shop/domain/search/wants'
import { swapOf } from './counterparts.ts'
import type { Directory } from './directory.ts'
import type { Car, ProductFilter } from './product-filter.ts'
import type { Narrowing, SearchAsk } from './search-ask.ts'

/** What a sentence asks for, each part by itself. Nothing where the car is none that the shop has parts for. */
export function asksOf(interpretation: Interpretation, directory: Directory): SearchAsk[] {
  const { wants, isCarCarried, unknownCar } = interpretation
  if (!isCarCarried || unknownCar !== undefined) return []
  const car = carOf(interpretation, directory)
  return wants.filter(isToBeHad).map((want) => askOf(want, car, interpretation, directory))
}

function isToBeHad({ partTypeIds, notCarriedTypeIds, unknown }: Want): boolean {
  return partTypeIds.length > 0 || (notCarriedTypeIds.length === 0 && unknown === undefined)
}

/** A year without a car is a filter too: parts for some car of that year. */
function carOf({ makeId, modelId, year, years, engines }: Interpretation, { models }: Directory): Car | undefined {
  if (modelId !== undefined) return { modelIds: [modelId], year, years, engines }
  if (makeId !== undefined)
    return { modelIds: models.filter(({ make_id }) => make_id === makeId).map(({ id }) => id), year, years, engines }
  return year === undefined && years === undefined ? undefined : { modelIds: undefined, year, years, engines }
}

function askOf(want: Want, car: Car | undefined, interpretation: Interpretation, directory: Directory): SearchAsk {
  const swap = swapOf(want, car, directory)
  const typeIds = swap && !swap.isAlso ? swap.to : want.partTypeIds
  // Shoes are always at the rear, and their names need not say so.
  const positions = swap && !swap.isAlso ? want.positions.filter((axis) => !axis.includes('trasero')) : want.positions
  const besides = swap?.isAlso ? swap.to : want.words.length > 0 ? want.widerTypeIds : []
  return {
    kind: 'part',
    filter: {
      ...(typeIds.length > 0 ? { partTypeIds: typeIds } : {}),
      ...(want.brandIds.length > 0 ? { brandIds: want.brandIds } : {}),
      ...(car ? { car } : {}),
    },
    narrowing: narrowingOf({ ...want, positions }, interpretation.pieces),
    typeIds,
    widerTypeIds: besides,
    isNamed: interpretation.symptomId === undefined,
    text: want.text,
  }
}

function narrowingOf({ positions, words, hints }: Want, pieces: readonly ReadPiece[]): Narrowing[] {
  const typedAs = (meaning: string, read: readonly string[]) =>
    pieces.filter((piece) => piece.meaning === meaning && piece.read.some((one) => read.includes(one))).map(({ typed }) => typed)
  return [
    ...positions.map((anyOf) => ({ anyOf, typed: typedAs('position', anyOf) })),
    ...words.map((word) => ({ anyOf: [word], typed: typedAs('word', [word]) })),
    ...hints.map((word) => ({ anyOf: [word], typed: [] })),
  ]
}

/** Parts without a row of any car, whose name has the one that was asked for: found, and marked as not confirmed. */
export function unconfirmedOf(ask: SearchAsk, chosen: ProductFilter, { models }: Directory): SearchAsk[] {
  const { car = chosen.car, ...filter } = ask.filter
  const [modelId, ...others] = car?.modelIds ?? []
  const model = others.length === 0 ? models.find(({ id }) => id === modelId) : undefined
  if (!model || !ask.isNamed || ask.typeIds.length === 0) return []
  return [{ ...ask, kind: 'unconfirmed', filter: { ...filter, unconfirmedFor: { model: model.name, year: car?.year } } }]
}
