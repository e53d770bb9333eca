import { listAsked } from '@shop/contract/shop/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { callApi } from './call-api.ts'

/** One more page of a list that is shown already. */
export const askPage = async (locale: Locale, asked: AskedPage): Promise<SearchPage> => {
  const call = await callApi(locale)
  const { page, limit, sort, category, subcategory, partType, brand, ...others } = asked
  const choices = { category: several(category), subcategory: several(subcategory), partType: several(partType), brand: several(brand) }
  return call(listAsked, { body: { page, limit, sort, ...choices, ...others } })
}

const several = (choices: readonly string[] | undefined): string[] | undefined => choices && [...choices]
