import { checkFits } from '@shop/contract/shop/product'
import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import { callApi } from './call-api.ts'

/** Loaded only for visitors with a car: the contract behind it would weigh on everybody's first page. */
export async function askFits(locale: Locale, refs: readonly string[], cars: readonly NamedCar[]): Promise<readonly Fit[]> {
  const nobody = { make: undefined, model: undefined, year: undefined, engine: undefined }
  return (await callApi(locale))(checkFits, { body: { refs: [...refs], ...nobody, cars: [...cars] } })
}
