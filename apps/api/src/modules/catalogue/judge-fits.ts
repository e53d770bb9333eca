import type { NamedCar } from '@shop/domain/asked-products'
import { bestFit, type Fit, type FitPart, type FitRules, fitOf } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'
import type { Directory } from './directory.ts'
import { enginesOf } from './whole-car.ts'

/** What has to be known of the cars, looked up once for all the parts of a page. */
export type Judge = { readonly models: Models; readonly fitOf: (part: FitPart) => Fit }
/** By their ids, as the rows of a part name them. */
export type Models = ReadonlyMap<number, { readonly make: string; readonly model: string }>

/** Judges parts by the car that was asked about; else by each of the others, such as a garage, and names the one that it fits. */
export function judgeBy(asked: NamedCar, others: readonly NamedCar[], directory: Directory, locale: Locale): Judge {
  if (asked.model !== undefined || others.length === 0) return judgeOf(asked, directory, locale)
  const judges = others.map((car) => judgeOf(car, directory, locale))
  return {
    models: new Map(judges.flatMap(({ models }) => [...models])),
    fitOf: (part) => bestFit(judges.map((judge) => judge.fitOf(part))),
  }
}

function judgeOf(car: NamedCar, directory: Directory, locale: Locale): Judge {
  const models = modelsOf(car, directory)
  const names = new Set([...models.values()].map(({ make, model }) => `${make} ${model}`))
  const rules: FitRules = {
    isOfModel: ({ make, model }) => names.has(`${make} ${model}`),
    isKnownCar: models.size > 0,
    engines: enginesOf(car, directory),
    engineText: serverTexts(locale).engineCondition,
  }
  return { models, fitOf: (part) => fitOf(part, car, rules) }
}

/** Whatever the car was called: "Vocho" and "Sedan" are one model. */
function modelsOf({ make, model }: NamedCar, { makes, models, modelIds }: Directory): Models {
  const ids = new Set(model === undefined ? [] : modelIds(make, model))
  const nameOfMake = (id: number) => makes.find((one) => one.id === id)?.name ?? ''
  return new Map(models.filter(({ id }) => ids.has(id)).map(({ id, make_id, name }) => [id, { make: nameOfMake(make_id), model: name }]))
}
