import type { Locale } from '@shop/domain/locale'
import { nameOfAlias } from '@shop/domain/model-alias'
import { digitsIn, numberKey } from '@shop/domain/search/part-numbers'
import type { Suggestions } from '@shop/domain/search/understood'
import { compact, tokensOf } from '@shop/domain/search/words'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { type Directory, nameKey } from './directory.ts'
import { findHalfNumbers, findNumbersFrom } from './part-numbers.queries.ts'
import { listPage } from './products.queries.ts'
import { narrowedBy } from './search-ask.ts'
import { isNonsense, understand } from './understand.ts'

const NOTHING: Suggestions = { products: [], categories: [], vehicles: [], numbers: [] }
const SHORTEST = 2
const SHORTEST_NUMBER = 3
const EACH = { categories: 2, vehicles: 2, numbers: 2, products: 4 }
const MOST = 8

/** What somebody may be about to ask for, from the second letter on. The last word may be unfinished. */
export const suggestFor = async (deps: CatalogueDeps, locale: Locale, typed: string): Promise<Suggestions> => {
  if (typed.length < SHORTEST) return NOTHING
  const directory = await deps.directory()
  const categories = categoriesLike(directory, locale, typed)
  const vehicles = vehiclesLike(directory, typed)
  const numbers = await numbersLike(deps, directory, locale, typed)
  const room = MOST - categories.length - vehicles.length - numbers.length
  return { categories, vehicles, numbers, products: await productsLike(deps, directory, locale, typed, Math.min(EACH.products, room)) }
}

const categoriesLike = (directory: Directory, locale: Locale, typed: string) => {
  const wanted = nameKey(typed)
  if (wanted.length < SHORTEST) return []
  const named = [...directory.partTypes, ...directory.categories].map((row) => ({
    slug: row.slug,
    name: row[`name_${locale}`],
    keys: [row.name_es, row.name_en].map(nameKey),
  }))
  const starting = named.filter(({ keys }) => keys.some((key) => key.startsWith(wanted)))
  const inside = named.filter(({ keys }) => keys.some((key) => key.includes(` ${wanted}`)))
  return [...new Set([...starting, ...inside])].slice(0, EACH.categories).map(({ name, slug }) => ({ name, slug }))
}

/** The car may be the last words of a sentence: "balatas ver" is about to be a Versa. */
const vehiclesLike = ({ models, makes }: Directory, typed: string) => {
  const words = tokensOf(typed)
  const ends = [
    typed,
    words
      .slice(-2)
      .map(({ word }) => word)
      .join(' '),
    words.at(-1)?.word ?? '',
  ]
    .map(nameKey)
    .filter((end) => end.length >= SHORTEST)
  const named = models.map((model) => ({
    make: makes.find(({ id }) => id === model.make_id)?.name ?? '',
    model: model.name,
    keys: [model.name, ...model.aliases.map(nameOfAlias)].map(nameKey),
  }))
  const found = ends.flatMap((end) =>
    named.filter(({ make, model, keys }) => keys.some((key) => key.startsWith(end)) || nameKey(`${make} ${model}`).startsWith(end)),
  )
  return [...new Set(found)].slice(0, EACH.vehicles).map(({ make, model }) => ({ make, model }))
}

const numbersLike = async ({ db }: CatalogueDeps, { lexicon }: Directory, locale: Locale, typed: string) => {
  const key = numberKey(typed)
  if (key.length < SHORTEST_NUMBER || key.length > 30) return []
  // With few digits it may as well become a word, so only numbers that begin like it are meant, and none where a word does.
  const isCertain = digitsIn(key) >= 2
  if (!isCertain && beginsAWord(lexicon, compact(typed))) return []
  const matches = await (isCertain ? findHalfNumbers : findNumbersFrom)(db, key, EACH.numbers * 4)
  const first = [...new Map(matches.map((match) => [match.productId, match])).values()].slice(0, EACH.numbers)
  if (first.length === 0) return []
  const ids = first.map(({ productId }) => productId)
  const products = await listPage(db, locale, { ids }, { page: 1, limit: EACH.numbers, sort: 'relevance' }, ids)
  return products.map(({ id, name }) => ({ id, name, number: first.find(({ productId }) => String(productId) === id)?.number ?? '' }))
}

const beginsAWord = ({ kinds }: Directory['lexicon'], beginning: string): boolean =>
  [...kinds].some(([word, its]) => word.startsWith(beginning) && [...its].some((kind) => kind !== 'word'))

const productsLike = async (deps: CatalogueDeps, directory: Directory, locale: Locale, typed: string, limit: number) => {
  const understanding = limit > 0 ? await understand(deps.db, directory, completed(directory, typed)) : undefined
  const [ask] = understanding?.asks ?? []
  if (!understanding || isNonsense(understanding) || !ask) return []
  const filter = narrowedBy(ask.filter, ask.narrowing)
  const products = await listPage(deps.db, locale, filter, { page: 1, limit, sort: 'relevance' }, filter.ids ?? 'interest')
  return products.map(({ id, name, brand, images }) => ({ id, name, brand, image: images[0] }))
}

/** "amorti" is not a mistake but a beginning: the first known word that goes on like it. */
const completed = ({ lexicon }: Directory, typed: string): string => {
  const last = tokensOf(typed).at(-1)
  if (!last || last.word.length < 3 || lexicon.kinds.has(last.word)) return typed
  const longer = [...lexicon.kinds.entries()]
    .filter(([word, kinds]) => word.startsWith(last.word) && (kinds.has('part') || kinds.has('vehicle')))
    .map(([word]) => word)
  const shortest = longer.toSorted((a, b) => a.length - b.length)[0]
  return shortest ? typed.slice(0, last.start) + shortest : typed
}
