import type { NamedCar } from '@shop/domain/asked-products'
import { bestFit, type Fit, fitOf } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { FitmentRow } from '@shop/domain/product'
import { serverTexts } from '@shop/texts/server-texts'
import { type Directory, nameKey } from './directory.ts'
import { enginesOf } from './whole-car.ts'

type Part = { readonly isUniversal: boolean; readonly fitments: readonly FitmentRow[] }

/** Judges a part by the car that was asked about; else by each of the others, such as a garage, and names the one that it fits. */
export const judgeFit = (part: Part, asked: NamedCar, others: readonly NamedCar[], directory: Directory, locale: Locale): Fit => {
  if (asked.model !== undefined || others.length === 0) return fitFor(part, asked, directory, locale)
  return bestFit(others.map((car) => fitFor(part, car, directory, locale)))
}

const fitFor = (part: Part, car: NamedCar, directory: Directory, locale: Locale): Fit =>
  fitOf(part, car, {
    isSameName: (a, b) => nameKey(a) === nameKey(b) || sameModel(directory, a, b),
    isKnownCar: car.model !== undefined && directory.modelIds(car.make, car.model).length > 0,
    engines: enginesOf(car, directory),
    engineText: serverTexts(locale).engineCondition,
  })

/** "Vocho" and "Sedan" are one model. */
const sameModel = (directory: Directory, a: string, b: string) => {
  const ids = new Set(directory.modelIds(undefined, a))
  return ids.size > 0 && directory.modelIds(undefined, b).some((id) => ids.has(id))
}
