import type { Call } from '@shop/contract/client'
import { listCategories } from '@shop/contract/shop/catalogue'
import { slugOf } from '@shop/domain/slug'

/** Whoever searches for the title of a category is shown the category, so that it has one address. */
export async function categorySearched(call: Call, url: URL): Promise<URL> {
  const search = url.searchParams.get('search')?.trim()
  if (!search || ['categoria', 'lista', 'autoparte'].some((name) => url.searchParams.has(name))) return url
  const category = (await call(listCategories)).find(({ name, slug }) => [slug, slugOf(name)].includes(slugOf(search)))
  if (!category) return url
  const asked = new URL(url)
  asked.searchParams.delete('search')
  asked.searchParams.set('categoria', category.slug)
  return asked
}
