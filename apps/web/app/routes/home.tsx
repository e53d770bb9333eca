import { listCategories, listFirsts } from '@shop/contract/shop/catalogue'
import { getFrontPage } from '@shop/contract/shop/front-page'
import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { listMakes } from '@shop/contract/shop/vehicles'
import type { HomeSection } from '@shop/domain/home-sections'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from 'react-router'
import { useQuestionAbout } from '../browser/asked-car.ts'
import { farewellIn } from '../features/home/farewell.server.ts'
import { HeroCarousel } from '../features/home/hero-carousel.tsx'
import { sectionRuns } from '../features/home/section-runs.server.ts'
import { SectionTitle } from '../features/home/section-title.tsx'
import { asleep } from '../kit/asleep.tsx'
import { homeHead } from '../search-engines/home-head.server.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, useTexts } from '../texts.ts'
import type { Route } from './+types/home.ts'

const VehicleForm = asleep(async () => (await import('../common/car/vehicle-form.tsx')).VehicleForm)
const HomeSections = asleep(async () => (await import('../features/home/home-sections.tsx')).HomeSections)

/** Whole rows in two, and in four columns. */
const IN_A_GRID = 8
const IN_A_SLIDER = 10

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const locale = localeOf(params.lang)
  const call = context.get(apiContext)(locale)
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
  const of = <Item,>(section: HomeSection, items: readonly Item[] = [], most = items.length): readonly Item[] =>
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
    premium: of('premium', firsts.premium, IN_A_SLIDER),
    newest: of('new', firsts.new, IN_A_GRID),
    mostSearched: of('most-searched', firsts['most-searched'], IN_A_SLIDER),
    own: of('own', firsts.own, IN_A_GRID),
    brands: of('brands', brands),
    farewell: farewellIn(request, locale),
    head: homeHead(request, locale, policies),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home } = useTexts()
  useQuestionAbout(undefined)
  const policies = useOutletContext<PublicPolicies>()
  const first = loaderData.runs.find(([section]) => section !== 'slides' && section !== 'by-vehicle')
  return (
    <>
      <h1 className="sr-only">{home.title}</h1>
      <div className="space-y-8 sm:space-y-10">
        {loaderData.farewell && (
          <p role="status" className="rounded-lg bg-brand-tint p-4 font-medium">
            {loaderData.farewell}
          </p>
        )}
        {loaderData.runs.map((run) =>
          run[0] === 'slides' ? (
            <HeroCarousel key="slides" slides={loaderData.slides} />
          ) : run[0] === 'by-vehicle' ? (
            <section key="by-vehicle" aria-labelledby="by-vehicle" className="rounded-2xl bg-white p-4 shadow-card ring-1 ring-line sm:p-6">
              <div className="mb-3">
                <SectionTitle id="by-vehicle">{home.byVehicle}</SectionTitle>
              </div>
              <VehicleForm makes={loaderData.makes} />
            </section>
          ) : (
            <HomeSections key={run[0]} {...loaderData} run={run} isFirst={run === first} policies={policies} />
          ),
        )}
      </div>
    </>
  )
}
