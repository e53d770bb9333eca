import { listAsked, listNamed } from '@shop/contract/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { callApi } from './call-api.ts'

/** One more page of a list that is shown already. */
export const askPage = async (locale: Locale, listName: string | undefined, asked: AskedPage): Promise<readonly ProductSummary[]> => {
  const call = await callApi(locale)
  const params = listName ? listNamed.params?.decode({ list: listName }) : undefined
  const list = params && 'value' in params ? params.value.list : null
  const { page, limit, sort, category, subcategory, partType, brand, ...others } = asked
  if (list) return (await call(listNamed, { params: { list }, query: { page, limit, sort } })).items
  const choices = { category: several(category), subcategory: several(subcategory), partType: several(partType), brand: several(brand) }
  return (await call(listAsked, { body: { page, limit, sort, ...choices, ...others } })).items
}

const several = (choices: readonly string[] | undefined): string[] | undefined => choices && [...choices]
