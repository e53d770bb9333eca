import type { Understood } from '@shop/domain/search/understood'
import type { QuotationQuery } from '../../paths.ts'

const CAR_PIECES = new Set(['make', 'model', 'year', 'engine'])

/** What was searched for, as the form of a quotation asks it: the car in its fields, the rest is the part. */
export function askedFor(understood: Understood | undefined, params: URLSearchParams): QuotationQuery {
  const named = (name: string) => params.get(name) ?? undefined
  const { make, model, year, engine } = understood?.car ?? {}
  return {
    // A car that nobody knows is written where its make would be.
    armadora: named('armadora') ?? make ?? understood?.notCarried.car,
    modelo: named('modelo') ?? model,
    anio: named('anio') ?? year?.toString(),
    cilindraje: named('motor') ?? engine,
    autoparte: withoutCar(understood) ?? named('autoparte'),
  }
}

/** The sentence without the words that name a car. */
export function withoutCar(understood: Understood | undefined): string | undefined {
  if (!understood) return undefined
  const { pieces, notCarried } = understood
  const words = pieces.filter(({ meaning, text }) => !CAR_PIECES.has(meaning) && text !== notCarried.car).map(({ text }) => text)
  return words.join(' ') || undefined
}
