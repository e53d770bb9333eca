import { listCarEngines, listCarModels, listCarYears, listPartNames } from '@shop/contract/shop/parts-by-car'
import type { Locale } from '@shop/domain/locale'
import { callApi } from './call-api.ts'

export type CarStep = 'model' | 'year' | 'engine' | 'part'

export type AskedCar = { readonly make: string; readonly model: string; readonly year: string }

const STEPS = { model: listCarModels, year: listCarYears, engine: listCarEngines }
const NOTHING_ELSE = {
  make: undefined,
  model: undefined,
  year: undefined,
  engine: undefined,
  category: undefined,
  subcategory: undefined,
  partType: undefined,
  brand: undefined,
}

/** The choices of the next step, only such as lead to at least one part. */
export async function askCarOptions(locale: Locale, step: CarStep, { make, model, year }: AskedCar): Promise<string[] | undefined> {
  const call = await callApi(locale)
  if (step === 'part') return onlyLogged(call(listPartNames, { query: { make, model, year: Number(year) } }))
  const car = { make, ...(step === 'model' || model === '' ? {} : { model }), ...(step === 'engine' ? { year: Number(year) } : {}) }
  return (await call(STEPS[step], { query: { ...NOTHING_ELSE, ...car } })).map(({ name }) => name)
}

/** Names of parts are a courtesy: without them anything can still be typed. */
function onlyLogged<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
}
