import { checkFits } from '@shop/contract/shop/product'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { GarageCar } from '../browser/garage.ts'
import { callApi } from './call-api.ts'

/** Loaded only for visitors with a car: the contract behind it would weigh on everybody's first page. */
export const askFits = async (locale: Locale, refs: readonly string[], { make, model, year, engine }: GarageCar): Promise<readonly Fit[]> =>
  (await callApi(locale))(checkFits, { body: { refs: [...refs], make, model, year, engine } })
