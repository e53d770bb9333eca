import { type Call, CallFailed } from '@shop/contract/client'
import { findPromotion } from '@shop/contract/shop/promotions'
import { listMakeNames, listModelNames } from '@shop/contract/shop/vehicles'
import type { AskedPage, NamedCar } from '@shop/domain/asked-products'
import type { Counted } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { indexedList } from '@shop/domain/search-engines'
import { slugOf } from '@shop/domain/slug'
import { searchEngineTexts } from '@shop/texts/search-engine-texts'
import type { ListData } from '../features/list/read-list.ts'
import { paths } from '../paths.ts'
import { data } from '../router/loader.ts'
import { textsIn } from '../texts.ts'

/** What a list is called, what search engines may say of it, and its one address, if it has one. */
export async function describeList(call: Call, locale: Locale, data: ListData) {
  const { list, search } = textsIn(locale)
  const { asked, facets, listName, page } = data
  const car = await properNames(call, asked)
  const shelf = (kind: 'category' | 'subcategory' | 'partType' | 'brand', choices: readonly Counted[] | undefined) =>
    asked[kind]?.length === 1 ? choices?.find(({ slug, name }) => [slug, slugOf(name)].includes(slugOf(asked[kind]?.[0] ?? ''))) : undefined
  const chosen = {
    categoria: shelf('category', facets?.categories),
    subcategoria: shelf('subcategory', facets?.subcategories),
    tipo: shelf('partType', facets?.partTypes),
    marca: shelf('brand', facets?.brands),
  }
  const query = indexedList({
    asked,
    listName,
    total: page.total,
    slugs: {
      ...Object.fromEntries(Object.entries(chosen).map(([kind, one]) => [kind, one?.slug])),
      armadora: car.make && slugOf(car.make),
      modelo: car.model && slugOf(car.model),
    },
  })
  const shelfName = (chosen.tipo ?? chosen.subcategoria ?? chosen.categoria)?.name
  const carName = nameOf({ ...asked, ...car })
  const listTitle = listName && listName in search.lists ? search.lists[listName as keyof typeof search.lists] : undefined
  const named = asked.promotionId === undefined ? listTitle : await promotionTitle(call, locale, asked.promotionId)
  const title =
    (named && [named, carName].filter(Boolean).join(' · ')) ||
    (asked.search
      ? search.resultsFor(asked.search)
      : [[shelfName ?? (chosen.marca ? '' : list.title), chosen.marca?.name].filter(Boolean).join(' '), carName]
          .filter(Boolean)
          .join(' · '))
  return {
    title,
    headTitle: page.page > 1 ? `${title} · ${list.page(page.page)}` : title,
    description: descriptionOf(locale, { title, shelf: shelfName ?? chosen.marca?.name ?? named, carName, total: page.total }),
    address: query && ((one: Locale) => paths.list(one, query)),
  }
}

/** A promotion under its name, also when it is over: somebody may have kept the address. */
async function promotionTitle(call: Call, locale: Locale, id: number): Promise<string> {
  const { name, endsAt } = await call(findPromotion, { params: { ref: String(id) } }).catch((error: unknown) => {
    if (error instanceof CallFailed && error.status === 404) throw data(null, { status: 404 })
    throw error
  })
  return endsAt < new Date() ? searchEngineTexts(locale).promotionOver(name) : name
}

type Described = { readonly title: string; readonly shelf: string | undefined; readonly carName: string; readonly total: number }

function descriptionOf(locale: Locale, { title, shelf, carName, total }: Described): string {
  const texts = searchEngineTexts(locale)
  const count = total.toLocaleString('en-US')
  if (carName) return texts.car(carName, count)
  return shelf ? texts.shelf(title, count) : textsIn(locale).list.description
}

/** A car as its maker writes it. Addresses may name it in any way; what nobody calls so is left as it was asked. */
async function properNames(call: Call, { make, model }: AskedPage): Promise<Pick<NamedCar, 'make' | 'model'>> {
  if (make === undefined) return {}
  const properMake = named(await call(listMakeNames), make)
  if (properMake === undefined || model === undefined) return properMake === undefined ? {} : { make: properMake }
  const properModel = named(await call(listModelNames, { query: { make: properMake } }), model)
  return { make: properMake, ...(properModel === undefined ? {} : { model: properModel }) }
}

function named(names: readonly string[], asked: string) {
  return names.find((name) => slugOf(name) === slugOf(asked))
}

function nameOf({ make, model, year, engine }: NamedCar): string {
  return [make, model, year, engine].filter(Boolean).join(' ')
}
