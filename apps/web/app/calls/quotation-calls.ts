import { requestQuotation } from '@shop/contract/shop/quotations'
import { listEngineNames, listModelNames, listYearNames } from '@shop/contract/shop/vehicles'
import type { ReceivedQuotation } from '@shop/contract/wire/people/quotation'
import type { Locale } from '@shop/domain/locale'
import type { QuotationRequest } from '@shop/domain/quotation'
import { readToken } from '../browser/session.ts'
import { callApi } from './call-api.ts'

export type AskedCarStep = 'model' | 'year' | 'engine'

/** The next choice among all cars there are, whether the shop has parts for them or not. */
export async function listCarNames(
  locale: Locale,
  step: AskedCarStep,
  { make, model, year }: { readonly make: string; readonly model: string; readonly year: string },
): Promise<readonly string[]> {
  const call = await callApi(locale)
  if (step === 'model') return call(listModelNames, { query: { make } })
  if (step === 'year') return call(listYearNames, { query: { make, model } })
  return call(listEngineNames, { query: { make, model, year: Number(year) } })
}

type Sent = {
  readonly request: QuotationRequest & { readonly trap: string | undefined }
  readonly picture: File | undefined
  /** The same for every try, so that a quotation that did arrive is not made twice. */
  readonly key: string
}

export async function sendQuotation(locale: Locale, { request, picture, key }: Sent): Promise<ReceivedQuotation> {
  // Who is signed in finds it in the account; a token that no longer counts is nobody's.
  const call = await callApi(locale, readToken())
  return call(requestQuotation, { body: request, file: picture, key })
}
