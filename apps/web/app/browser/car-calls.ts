import { listCarEngines, listCarModels, listCarYears } from '@shop/contract/parts-by-car'
import type { Locale } from '@shop/domain/locale'
import { callApi } from './call-api.ts'

export type CarStep = 'model' | 'year' | 'engine'

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
export const askCarOptions = async (
  locale: Locale,
  step: CarStep,
  car: { readonly make: string; readonly model?: string; readonly year?: number },
): Promise<string[]> => (await (await callApi(locale))(STEPS[step], { query: { ...NOTHING_ELSE, ...car } })).map(({ name }) => name)
