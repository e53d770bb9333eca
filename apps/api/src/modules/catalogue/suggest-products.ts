import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { SuggestedProduct } from '@shop/domain/search/understood'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { inNames } from './in-names.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'
import type { ProductFilter } from './product-filter.ts'
import { listPage } from './products.queries.ts'
import { carOf, narrowed } from './resolve-asked.ts'
import { firstFilter, isNonsense } from './understand.ts'
import { wholeCar } from './whole-car.ts'

type Asked = { readonly directory: Directory; readonly locale: Locale; readonly chosen: NamedCar | undefined }

/** What a sentence finds first; with a car to judge by, what fits it before what does not. */
export async function suggestProducts(deps: CatalogueDeps, asked: Asked, text: string, limit: number): Promise<SuggestedProduct[]> {
  const { directory, locale, chosen } = asked
  const understanding = limit > 0 ? await deps.understand(text) : undefined
  const filter = understanding && !isNonsense(understanding) ? firstFilter(understanding.asks) : undefined
  if (!understanding || !filter) return []
  const said = inNames(understanding, directory, locale).car
  const meant = !said || isSaid(said, chosen, directory) ? chosen : undefined
  const products = await (meant && !filter.ids ? fittingFirst(deps, asked, filter, meant, limit) : listed(deps, locale, filter, limit))
  const car = meant ?? (said && wholeCar(said, directory))
  if (!car || products.length === 0) return products.map((product) => suggestedOf(product, undefined))
  const judge = judgeBy(car, [], directory, locale)
  const fits = await fitsOf(
    deps,
    locale,
    products.map(({ id }) => ({ productId: id, judge })),
  )
  const suggested = products.map((product, i) => suggestedOf(product, fits[i]))
  return filter.ids ? suggested : suggested.toSorted((a, b) => rankOf(a.fit) - rankOf(b.fit))
}

function listed(deps: CatalogueDeps, locale: Locale, filter: ProductFilter, limit: number): Promise<readonly ProductSummary[]> {
  return listPage(deps, locale, filter, { page: 1, limit, sort: 'relevance' }, filter.ids ?? (filter.car ? 'car' : 'interest'))
}

/** What does not fit fills the room that is left. */
async function fittingFirst(deps: CatalogueDeps, { directory, locale }: Asked, filter: ProductFilter, chosen: NamedCar, limit: number) {
  const car = carOf(chosen, directory)
  const fitting = car ? await listed(deps, locale, narrowed(filter, { car }), limit) : []
  if (fitting.length === limit) return fitting
  const ids = new Set(fitting.map(({ id }) => id))
  const others = await listed(deps, locale, filter, limit)
  return [...fitting, ...others.filter(({ id }) => !ids.has(id))].slice(0, limit)
}

/** "balatas versa", said by somebody whose Versa is chosen, is about that one. */
function isSaid(said: NamedCar, chosen: NamedCar | undefined, directory: Directory): boolean {
  if (!chosen || said.year !== undefined || said.engine !== undefined) return false
  const meant = new Set(directory.modelIds(said.make, said.model))
  return directory.modelIds(chosen.make, chosen.model).some((id) => meant.has(id))
}

const RANKS: Record<Fit['verdict'], number> = { fits: 0, 'fits-if': 1, unknown: 2, 'does-not-fit': 3 }
function rankOf(fit: Fit | undefined): number {
  return fit ? RANKS[fit.verdict] : RANKS.unknown
}

function suggestedOf({ id, name, brand, images }: ProductSummary, fit: Fit | undefined): SuggestedProduct {
  return {
    id,
    name,
    brand,
    image: images[0],
    fit,
  }
}
