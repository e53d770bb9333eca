import type { Call } from '@shop/contract/client'
import { listPartTypes } from '@shop/contract/shop/catalogue'
import type { AskedPage } from '@shop/domain/asked-products'
import type { Counted, Facets } from '@shop/domain/counted'

export type PartTypeTile = Counted & { readonly image: string | undefined }

const FEWEST = 2

/** What a shelf is opened with: its kinds of part, those with most parts first. Whoever has chosen a kind or said a word knows what for. */
export async function readTiles(call: Call, asked: AskedPage, { partTypes }: Facets): Promise<readonly PartTypeTile[]> {
  const [category, ...others] = asked.category ?? []
  if (!category || others.length > 0 || asked.partType || asked.search || asked.page > 1 || partTypes.length < FEWEST) return []
  const known = await call(listPartTypes, { query: { category } })
  const images = new Map(known.map(({ slug, image }) => [slug, image]))
  return partTypes.map((type) => ({ ...type, image: images.get(type.slug) })).toSorted((a, b) => b.products - a.products)
}
