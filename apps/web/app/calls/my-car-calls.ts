import { listPartTypes } from '@shop/contract/shop/catalogue'
import { listCarPartTypes, listFitting } from '@shop/contract/shop/parts-by-car'
import type { NamedCar } from '@shop/domain/asked-products'
import type { CountedPartType } from '@shop/domain/counted'
import { DEFAULT_SORT } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { callApi } from './call-api.ts'

const PARTS_SHOWN = 8
const ANY_SHELF = { category: undefined, subcategory: undefined, partType: undefined, brand: undefined }

export type PartsForCar = { readonly page: SearchPage; readonly kinds: readonly CountedPartType[] }

/** The first of the list for a car, and every kind of part that fits it, with pictures. */
export async function askPartsFor(locale: Locale, { make, model, year, engine }: NamedCar): Promise<PartsForCar> {
  const call = await callApi(locale)
  const query = { ...ANY_SHELF, make, model, year, engine }
  const [page, kinds, pictured] = await Promise.all([
    call(listFitting, { query: { ...query, page: 1, limit: PARTS_SHOWN, sort: DEFAULT_SORT } }),
    call(listCarPartTypes, { query }),
    call(listPartTypes, { query: { category: undefined, subcategory: undefined } }),
  ])
  const images = new Map(pictured.map(({ slug, image }) => [slug, image]))
  return { page, kinds: kinds.map((kind) => ({ ...kind, image: images.get(kind.slug) })) }
}
