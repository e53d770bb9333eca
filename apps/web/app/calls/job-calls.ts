import { getJobKit } from '@shop/contract/shop/product'
import type { NamedCar } from '@shop/domain/asked-products'
import type { JobKit } from '@shop/domain/job-kit'
import type { Locale } from '@shop/domain/locale'
import { callApi } from './call-api.ts'

/** Loaded only for visitors whose car the part fits. */
export async function askJobKit(locale: Locale, ref: string, { make, model, year, engine }: NamedCar): Promise<JobKit> {
  return (await callApi(locale))(getJobKit, { query: { ref, make, model, year, engine } })
}
