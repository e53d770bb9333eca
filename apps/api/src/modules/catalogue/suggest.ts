import type { NamedCar } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import { digitsIn, numberKey } from '@shop/domain/search/part-numbers'
import { fitInto } from '@shop/domain/search/suggestion-order'
import type { Suggestions } from '@shop/domain/search/understood'
import { compact } from '@shop/domain/search/words'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { beginsAWord, type Nameables } from './nameables.ts'
import { findHalfNumbers, findNumbersFrom } from './part-numbers.queries.ts'
import { listPage } from './products.queries.ts'
import { findSentences } from './sentences.ts'
import { suggestProducts } from './suggest-products.ts'
import { isFinished, readUnfinished, type Unread } from './unfinished.ts'
import { wholeCar } from './whole-car.ts'

const NOTHING: Suggestions = { searches: [], products: [], categories: [], vehicles: [], numbers: [] }
const SHORTEST = 2
const SHORTEST_NUMBER = 3
const EACH = { searches: 4, categories: 3, vehicles: 3, numbers: 2, products: 4 }
const MOST = 10
/** Room that names leave to the products themselves. */
const ROOM_FOR_PRODUCTS = 2

/** What somebody may be about to ask for, from the second letter on. The last words may be unfinished. */
export async function suggestFor(deps: CatalogueDeps, locale: Locale, typed: string, car: NamedCar = {}): Promise<Suggestions> {
  if (typed.length < SHORTEST) return NOTHING
  const [directory, nameables] = await Promise.all([deps.directory(), deps.nameables(locale)])
  if (!nameables) return NOTHING
  const unread = await readUnfinished(deps, directory, nameables, typed)
  const chosen = wholeCar(car, directory)
  const categories = categoriesOf(unread)
  const besides = categories.map(({ name }) => name)
  const [searches, numbers, products] = await Promise.all([
    findSentences(deps, { directory, nameables, unread, chosen, besides }, EACH.searches),
    numbersLike(deps, nameables, locale, typed),
    suggestProducts(deps, { directory, locale, chosen }, completed(unread), EACH.products),
  ])
  const room = MOST - Math.min(products.length, ROOM_FOR_PRODUCTS)
  const names = fitInto(room, { numbers, vehicles: vehiclesOf(unread), categories, searches })
  const taken = Object.values(names).reduce((sum, { length }) => sum + length, 0)
  return { ...names, products: products.slice(0, MOST - taken) }
}

function categoriesOf({ parts }: Unread) {
  const shelves = (parts?.completions ?? []).map(({ name: { target } }) => ({ name: target.name, slug: target.slug }))
  return uniqueBy(shelves, ({ slug }) => slug).slice(0, EACH.categories)
}

/** The car may be the last words of a sentence. Of a part and its car that are both said, only the parts are left to show. */
function vehiclesOf({ models }: Unread) {
  const isSaid = models?.completions.some(({ isWhole }) => isWhole) && models.before.partTypeIds.length > 0
  const cars = (isSaid ? [] : (models?.completions ?? [])).map(({ name: { target } }) => ({ make: target.make, model: target.model }))
  return uniqueBy(cars, ({ make, model }) => `${make} ${model}`).slice(0, EACH.vehicles)
}

function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map<string, Row>()
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row)
  return [...byKey.values()]
}

async function numbersLike(deps: CatalogueDeps, nameables: Nameables, locale: Locale, typed: string) {
  const key = numberKey(typed)
  if (key.length < SHORTEST_NUMBER || key.length > 30) return []
  // With few digits it may as well become a word, so only numbers that begin like it are meant, and none where a word does.
  // Digits as they were typed: in a key an o is a zero, and words are full of those.
  const isCertain = digitsIn(typed) >= 2
  if (!isCertain && beginsAWord(nameables, compact(typed))) return []
  const matches = await (isCertain ? findHalfNumbers : findNumbersFrom)(deps.db, key, EACH.numbers * 4)
  const first = [...new Map(matches.map((match) => [match.productId, match])).values()].slice(0, EACH.numbers)
  if (first.length === 0) return []
  const ids = first.map(({ productId }) => productId)
  const products = await listPage(deps, locale, { ids }, { page: 1, limit: EACH.numbers, sort: 'relevance' }, ids)
  return products.map(({ id, name }) => ({ id, name, number: first.find(({ productId }) => String(productId) === id)?.number ?? '' }))
}

/** "amorti" is not a mistake but a beginning: what it most likely becomes is what products are shown for. */
function completed(unread: Unread): string {
  const { typed, parts, models, position } = unread
  if (position) return typed.slice(0, position.start) + position.word
  if (isFinished(unread)) return typed
  const [part, model] = [parts?.completions[0], models?.completions[0]]
  if (parts && part && !(model && part.isInside)) return typed.slice(0, parts.start) + part.name.text
  if (models && model) return `${typed.slice(0, models.start)}${model.name.target.make} ${model.name.target.model}`
  return typed
}
