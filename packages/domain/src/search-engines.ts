import type { AskedPage } from './asked-products.ts'
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT } from './listing.ts'
import type { Locale } from './locale.ts'

/** A list for one car is worth a page of its own in search results when it has this many parts. */
export const FEWEST_FOR_A_CAR = 12

/** How search engines are told about a language. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { es: 'es-MX', en: 'en' }

/** What is known of a list once it has been read. Names are the slugs the shop itself would write; unknown ones are missing. */
export type IndexableList = {
  readonly asked: AskedPage
  readonly listName: string | undefined
  readonly total: number
  readonly slugs: Readonly<Record<string, string | undefined>>
}

const SHELVES = { categoria: 'category', subcategoria: 'subcategory', tipo: 'partType', marca: 'brand' } as const
/** Choices that make a page worth finding; any other mixture is one of millions. */
const FOUND_BY: readonly string[] = ['', 'categoria', 'subcategoria', 'tipo', 'marca', 'categoria,marca']
const TOO_NARROW = [
  ...(['promotionId', 'engine', 'position', 'side', 'material', 'tier'] as const),
  ...(['priceFrom', 'priceTo', 'isAvailable', 'isOutlet', 'hasDiscount', 'isHeavyDuty'] as const),
]
const CARS: readonly string[] = ['armadora', 'armadora,modelo', 'armadora,modelo,anio']

/** The parameters of a list's one address, or undefined for a list that search engines are asked not to keep. */
export function indexedList({ asked, listName, total, slugs }: IndexableList): Readonly<Record<string, string>> | undefined {
  if (total === 0 || asked.search || asked.limit !== DEFAULT_PAGE_SIZE || asked.sort !== DEFAULT_SORT) return undefined
  const page: Record<string, string> = asked.page > 1 ? { page: String(asked.page) } : {}
  if (TOO_NARROW.some((choice) => asked[choice] !== undefined)) return undefined
  const shelves = Object.entries(SHELVES).filter(([, kind]) => asked[kind] !== undefined)
  const car = Object.entries({ armadora: asked.make, modelo: asked.model, anio: asked.year }).filter(([, value]) => value !== undefined)
  const names = [...car, ...shelves].map(([name]) => name)
  if (listName) return names.length === 0 ? { lista: listName, ...page } : undefined
  const isOneOfEach = shelves.every(([, kind]) => asked[kind]?.length === 1)
  const isKnown = names.every((name) => name === 'anio' || slugs[name] !== undefined)
  const isFound = FOUND_BY.includes(names.join()) || (CARS.includes(names.join()) && total >= FEWEST_FOR_A_CAR)
  if (!isOneOfEach || !isKnown || !isFound) return undefined
  return { ...Object.fromEntries(names.map((name) => [name, name === 'anio' ? String(asked.year) : (slugs[name] ?? '')])), ...page }
}
