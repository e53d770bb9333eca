import * as calls from '@shop/contract/shop/catalogue'
import type { PageRequest } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import type { FastifyInstance } from 'fastify'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { carRoutes } from './car.routes.ts'
import { ListNotFound } from './catalogue.problems.ts'
import { type CatalogueRouteDeps, catalogueDeps } from './catalogue-deps.ts'
import { countCategories, createFacets } from './count-facets.ts'
import { findProducts } from './find-products.ts'
import { inNames } from './in-names.ts'
import { listedPage } from './listed-page.ts'
import { productRoutes } from './product.routes.ts'
import { createInterest, visitorOf } from './record-interest.ts'
import { createSearchLog } from './record-search.ts'
import { filterOf } from './resolve-asked.ts'
import { windowByCategory, windowOf, withoutHidden } from './shop-windows.ts'
import { suggestFor } from './suggest.ts'
import { listTypePictures } from './type-pictures.queries.ts'
import { partTypesWithCounts, shelvesWithCounts } from './with-counts.ts'

const A_DOZEN: PageRequest = { page: 1, limit: 12, sort: 'relevance' }
const FIRSTS = ['premium', 'own', 'new', 'most-searched'] as const
const FIRST_KEYS = { premium: 'premium', propios: 'own', nuevos: 'new', mas_buscados: 'most-searched' } as const

type Needed = {
  readonly db: Db
  readonly readDb: Db
  readonly changes: CatalogueChanges
  readonly now: () => Date
  readonly settings: { readonly tokenSecret: string }
}

export function catalogueRoutes(app: FastifyInstance, { db, readDb, changes, settings, now }: Needed): void {
  const interest = createInterest(db, (error) => app.log.error({ err: error }, 'interest was not recorded'))
  const searches = createSearchLog(db, (error) => app.log.error({ err: error }, 'searches were not counted'))
  const visitor = (address: string | undefined) => address && visitorOf(address, settings.tokenSecret)
  const deps: CatalogueRouteDeps = { ...catalogueDeps({ db: readDb, readDb, changes, now }), interest, searches, visitor }
  app.addHook('onClose', interest.flush)
  app.addHook('onClose', searches.flush)
  productRoutes(app, deps)
  carRoutes(app, deps)
  searchRoutes(app, deps)
  shelfRoutes(app, deps)

  serve(app, calls.listProducts, ({ query, locale }) => findProducts(deps, locale, query))
  serve(app, calls.listByShelf, ({ query, locale }) => findProducts(deps, locale, query))
  serve(app, calls.listOfType, ({ params, query, locale }) => findProducts(deps, locale, { ...query, partType: [params.x] }))
  serve(app, calls.listOfBrand, ({ params, query, locale }) => findProducts(deps, locale, { ...query, brand: [params.x] }))
  serve(app, calls.listAsked, ({ body, locale }) => findProducts(deps, locale, body))
  const facets = createFacets(deps)
  serve(app, calls.countFacets, ({ body, locale }) => facets(locale, body))
  serve(app, calls.countAskedCategories, ({ body, locale }) => countCategories(deps, locale, body))

  serve(app, calls.listNamed, async ({ params, query, locale }) => {
    if (params.list === null) throw new ListNotFound()
    return listedPage(deps, locale, { ...query, list: params.list })
  })
  serve(app, calls.listMostSearched, ({ query, locale }) => listedPage(deps, locale, { ...query, list: 'most-searched' }))
  serve(app, calls.listPremium, ({ query, locale }) => listedPage(deps, locale, { ...query, list: 'premium' }))
  serve(app, calls.listOutlet, ({ query, locale }) => listedPage(deps, locale, { ...query, list: 'outlet' }))
  serve(app, calls.listRecommended, ({ query, locale }) => listedPage(deps, locale, { ...query, list: 'recommended' }))
  serve(app, calls.listFirsts, async ({ query, locale }) => {
    const wanted = query.key ? [FIRST_KEYS[query.key]] : FIRSTS
    const lists = wanted.map(async (list) => [list, (await listedPage(deps, locale, { ...A_DOZEN, list })).items])
    return Object.fromEntries(await Promise.all(lists))
  })
}

type Asked = { readonly query: { readonly search?: string | undefined }; readonly locale: Locale; readonly address: string | undefined }

function searchRoutes(app: FastifyInstance, deps: CatalogueRouteDeps) {
  const recorded = ({ query, locale, address }: Asked, page: SearchPage): SearchPage => {
    const visitor = deps.visitor(address)
    deps.searches.record({ visitor, locale, search: query.search }, page)
    // Whoever pages on has been counted already.
    if (page.page === 1 && page.understood)
      deps.interest.record(
        visitor,
        page.items.map(({ id }) => Number(id)),
      )
    return page
  }
  serve(app, calls.searchProducts, async (asked) => recorded(asked, await findProducts(deps, asked.locale, asked.query)))
  serve(app, calls.searchWithin, async (asked) => recorded(asked, await findProducts(deps, asked.locale, asked.query)))
  // Pages come from a cache, so a page that shows a search tells of it; what it found is looked up here and not believed.
  serve(app, calls.recordSearch, async ({ body: { search }, locale, address }) => {
    const asked = { visitor: deps.visitor(address), locale, search }
    if (deps.searches.isNews(asked)) deps.searches.record(asked, await findProducts(deps, locale, { ...A_DOZEN, search }))
    return null
  })
  serve(app, calls.searchCategories, ({ query, locale }) => countCategories(deps, locale, query))
  serve(app, calls.suggest, ({ query: { q, ...car }, locale }) => suggestFor(deps, locale, q ?? '', car))
  serve(app, calls.interpretSearch, async ({ query, locale }) => {
    const directory = await deps.directory()
    return inNames(await deps.understand(query.search), directory, locale)
  })
}

function shelfRoutes(app: FastifyInstance, deps: CatalogueRouteDeps) {
  const countShelves = async (locale: Locale) => {
    const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
    const filter = withoutHidden({}, windowByCategory({}, windows))
    return shelvesWithCounts(directory, locale, (await deps.counts.sum(filter)).byType)
  }
  serve(app, calls.listCategories, async ({ locale }) => {
    const directory = await deps.directory()
    const counted = await countShelves(locale)
    return counted.map(({ subcategories, ...category }) => ({ ...category, image: directory.categoryNamed(category.slug)?.image ?? '' }))
  })
  serve(app, calls.listSubcategories, async ({ query, locale }) => {
    const directory = await deps.directory()
    const category = query.sub === undefined ? undefined : directory.categoryNamed(query.sub)
    const counted = await countShelves(locale)
    return counted.filter(({ slug }) => query.sub === undefined || slug === category?.slug).flatMap(({ subcategories }) => subcategories)
  })
  serve(app, calls.listPartTypes, async ({ query, locale }) => {
    const [directory, windows] = await Promise.all([deps.directory(), deps.windows()])
    const asked = {
      category: query.category ? [query.category] : undefined,
      subcategory: query.subcategory ? [query.subcategory] : undefined,
    }
    const { byType: counts } = await deps.counts.sum(withoutHidden(filterOf(asked, directory), windowOf(asked, windows, directory)))
    const images = await listTypePictures(deps.db, [...counts.keys()])
    const slugs = new Map(directory.partTypes.map(({ id, slug }) => [slug, id]))
    return partTypesWithCounts(directory, locale, counts).map((type) => ({ ...type, image: images.get(slugs.get(type.slug) ?? 0) }))
  })
}
