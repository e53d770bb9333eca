import { listCategories, listFirsts } from '@shop/contract/shop/catalogue'
import { getFrontPage } from '@shop/contract/shop/front-page'
import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { listMakes } from '@shop/contract/shop/vehicles'
import type { HomeSection } from '@shop/domain/home-sections'
import { onCard } from '../common/part/on-card.ts'
import { accountDeletedMessage } from '../features/home/account-deleted.server.ts'
import { sectionRuns } from '../features/home/section-runs.server.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { homeHead } from '../search-engines/home-head.server.ts'
import { localeOf } from '../texts.ts'

/** Whole rows in two, and in four columns. */
const IN_A_GRID = 8

const IN_A_SLIDER = 10

export async function loader({ params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [{ sections, slides, brands }, makes, categories, firsts, promotions, policies] = await Promise.all([
    call(getFrontPage),
    call(listMakes),
    call(listCategories),
    call(listFirsts, { query: {} }),
    call(listPromotions),
    call(getPolicies),
  ])
  const runs = sectionRuns(sections)
  // What staff switched off travels to nobody.
  const of = <Item>(section: HomeSection, items: readonly Item[] = [], most = items.length): readonly Item[] =>
    runs.flat().includes(section) ? items.slice(0, most) : []
  return {
    runs,
    slides: of('slides', slides),
    makes: of(
      'by-vehicle',
      makes.filter(({ productCount }) => productCount > 0).map(({ name }) => name),
    ),
    categories: of('categories', categories),
    promotions: of('promotions', promotions),
    premium: of('premium', firsts.premium, IN_A_SLIDER).map(onCard),
    newest: of('new', firsts.new, IN_A_GRID).map(onCard),
    mostSearched: of('most-searched', firsts['most-searched'], IN_A_SLIDER).map(onCard),
    own: of('own', firsts.own, IN_A_GRID).map(onCard),
    brands: of('brands', brands),
    farewell: accountDeletedMessage(request, locale),
    head: homeHead(request, locale, policies),
  }
}
