import type { AskedPage, NamedList } from '@shop/domain/asked-products'
import type { PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { SearchPage, Understood } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { withFits } from './fits-of-page.ts'
import { withNearNumbers } from './near-numbers.ts'
import type { ProductFilter } from './product-filter.ts'
import { listPage, type NaturalOrder } from './products.queries.ts'
import { filterOf, narrowed } from './resolve-asked.ts'
import { inNames, isNonsense, type Understanding, understand } from './understand.ts'
import { wholeCar } from './whole-car.ts'

/** Only so many hits of a text search can be paged to; nobody reads further. */
const MOST_HITS = 10_000

const NATURAL: Partial<Record<NamedList, NaturalOrder>> = { new: 'newest' }

/** What a list with a name of its own is sorted by when nobody chose. */
export const naturalOrderOf = (list: NamedList): NaturalOrder => NATURAL[list] ?? 'interest'

/** One way in for every list of products: by names, by filters, by sentence, or all of them. */
export const findProducts = async (deps: CatalogueDeps, locale: Locale, asked: AskedPage): Promise<SearchPage> => {
  const directory = await deps.directory()
  const filter = filterOf(asked, directory)
  const found = await withNearNumbers(deps.db, locale, await foundFor(deps, locale, asked, filter, directory))
  return withFits(deps, locale, found, wholeCar(found.understood?.car ?? asked, directory), directory)
}

const foundFor = async (
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  filter: ProductFilter,
  directory: Directory,
): Promise<SearchPage> => {
  if (asked.search === undefined) return pageOf(deps, locale, filter, asked, asked.list ? naturalOrderOf(asked.list) : 'name')
  const understanding = await understand(deps.db, directory, asked.search)
  if (isNonsense(understanding)) return emptyPage(asked, inNames(understanding, directory, locale))
  if ((asked.page - 1) * asked.limit >= MOST_HITS) return emptyPage(asked, inNames(understanding, directory, locale))
  return searched(deps, locale, asked, filter, understanding, (ignored) => inNames(understanding, directory, locale, ignored))
}

const searched = async (
  deps: CatalogueDeps,
  locale: Locale,
  asked: AskedPage,
  chosen: ProductFilter,
  { filter, matches, interpretation }: Understanding,
  inWords: (ignored: readonly string[]) => Understood,
): Promise<SearchPage> => {
  const natural: NaturalOrder = filter.ids ?? (filter.car ? 'car' : 'interest')
  const numberOf = new Map(matches.toReversed().map(({ productId, kind, number }) => [String(productId), { kind, number }]))
  let page: SearchPage | undefined
  for (const { filter: attempt, ignored } of attempts({ filter, interpretation })) {
    const found = await pageOf(deps, locale, narrowed(chosen, attempt), asked, natural, inWords(ignored))
    page = page && found.total === 0 ? page : found
    if (found.total > 0) break
  }
  if (!page) return emptyPage(asked, inWords([]))
  return { ...page, items: page.items.map((item): ProductSummary => ({ ...item, matchedNumber: numberOf.get(item.id) })) }
}

type Attempt = { readonly filter: ProductFilter; readonly ignored: readonly string[] }

/**
 * The sentence as it was said, and then with less and less of it: a number says all by itself, and words that are no
 * part and no car are left out before "left" and "rear" are. The car is never left out: another car's part does not fit.
 */
export const attempts = ({
  filter,
  interpretation: { pieces, positions, words },
}: Pick<Understanding, 'filter' | 'interpretation'>): Attempt[] => {
  const { ids, words: all, ...rest } = filter
  if (ids)
    return [
      { filter, ignored: [] },
      // Shown although it is for another car; the answer says that the car was left out.
      { filter: { ids }, ignored: pieces.filter(({ meaning }) => meaning !== 'number').map(({ typed }) => typed) },
    ]
  if (!all) return [{ filter, ignored: [] }]
  const typedAs = (word: string) =>
    pieces.find(({ meaning, read }) => (meaning === 'position' || meaning === 'word') && read === word)?.typed ?? word
  const kept = [[...positions], ...positions.map((position) => [position]).toReversed(), []].filter((some) => some.length < all.length)
  return [
    { filter, ignored: [] },
    ...kept.map((some) => ({
      filter: some.length > 0 ? { ...rest, words: some } : rest,
      ignored: [...positions, ...words].filter((word) => !some.includes(word)).map(typedAs),
    })),
  ]
}

const pageOf = async (
  deps: CatalogueDeps,
  locale: Locale,
  filter: ProductFilter,
  request: PageRequest,
  natural: NaturalOrder,
  understood?: Understood,
): Promise<SearchPage> => {
  const [items, total] = await Promise.all([listPage(deps.db, locale, filter, request, natural), deps.count(filter)])
  const isApproximate = understood !== undefined && total > MOST_HITS
  return { items, total, page: request.page, limit: request.limit, isApproximate, understood }
}

const emptyPage = ({ page, limit }: PageRequest, understood: Understood): SearchPage => ({
  items: [],
  total: 0,
  page,
  limit,
  isApproximate: false,
  understood,
})
