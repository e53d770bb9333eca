import { countFacets, listAsked } from '@shop/contract/shop/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Facets } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { callApi } from './call-api.ts'

/** One more page of a list that is shown already. */
export async function askPage(locale: Locale, asked: AskedPage): Promise<SearchPage> {
  const call = await callApi(locale)
  const { page, limit, sort, category, subcategory, partType, brand, position, side, material, tier, ...others } = asked
  const shelf = { category: several(category), subcategory: several(subcategory), partType: several(partType), brand: several(brand) }
  const traits = { position: several(position), side: several(side), material: several(material), tier: several(tier) }
  return call(listAsked, { body: { page, limit, sort, ...shelf, ...traits, ...others } })
}

/** What a list would still have, by what somebody filled in; nothing while that makes no sense. */
export async function askFacets(locale: Locale, fields: Readonly<Record<string, unknown>>): Promise<Facets | undefined> {
  const decoded = countFacets.body?.decode(fields)
  if (!decoded || 'issues' in decoded) return undefined
  const call = await callApi(locale)
  return call(countFacets, { body: decoded.value })
}

/** How many parts a list has. */
export async function askCount(locale: Locale, fields: Readonly<Record<string, unknown>>): Promise<number | undefined> {
  const decoded = listAsked.body?.decode({ ...fields, limit: '1' })
  if (!decoded || 'issues' in decoded) return undefined
  const call = await callApi(locale)
  return (await call(listAsked, { body: decoded.value })).total
}

function several(choices: readonly string[] | undefined): string[] | undefined {
  return choices && [...choices]
}
