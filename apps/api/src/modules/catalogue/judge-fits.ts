import type { NamedCar } from '@shop/domain/asked-products'
import { bestFit, type Fit, type FitPart, type FitRules, fitOf } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { Directory } from './directory.ts'
import { enginesOf } from './whole-car.ts'

/** What has to be known of the cars, looked up once for all the parts of a page. */
export type Judge = { readonly modelIds: readonly number[]; readonly fitOf: (part: FitPart) => Fit }

/** Judges parts by the car that was asked about; else by each of the others, such as a garage, and names the one that it fits. */
export const judgeBy = (asked: NamedCar, others: readonly NamedCar[], directory: Directory, locale: Locale): Judge => {
  if (asked.model !== undefined || others.length === 0) return judgeOf(asked, directory, locale)
  const judges = others.map((car) => judgeOf(car, directory, locale))
  return { modelIds: judges.flatMap(({ modelIds }) => modelIds), fitOf: (part) => bestFit(judges.map((judge) => judge.fitOf(part))) }
}

const judgeOf = (car: NamedCar, directory: Directory, locale: Locale): Judge => {
  const modelIds = car.model === undefined ? [] : directory.modelIds(car.make, car.model)
  const names = namesOf(modelIds, directory)
  const rules: FitRules = {
    isOfModel: ({ make, model }) => names.has(`${make} ${model}`),
    isKnownCar: modelIds.length > 0,
    engines: enginesOf(car, directory),
    engineText: serverTexts(locale).engineCondition,
  }
  return { modelIds, fitOf: (part) => fitOf(part, car, rules) }
}

/** As the rows write them, whatever the car was called: "Vocho" and "Sedan" are one model. */
const namesOf = (modelIds: readonly number[], { makes, models }: Directory): ReadonlySet<string> => {
  const ids = new Set(modelIds)
  const nameOfMake = (id: number) => makes.find((one) => one.id === id)?.name
  return new Set(models.filter(({ id }) => ids.has(id)).map(({ make_id, name }) => `${nameOfMake(make_id)} ${name}`))
}
