import { listCategories, listFirsts } from '@shop/contract/shop/catalogue'
import { getFrontPage } from '@shop/contract/shop/front-page'
import { getPolicies } from '@shop/contract/shop/policies'
import { listPromotions } from '@shop/contract/shop/promotions'
import { listMakes } from '@shop/contract/shop/vehicles'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from 'react-router'
import { useQuestionAbout } from '../browser/asked-car.ts'
import { farewellIn } from '../features/home/farewell.server.ts'
import { HeroCarousel } from '../features/home/hero-carousel.tsx'
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
  const [frontPage, makes, categories, firsts, promotions, policies] = await Promise.all([
    call(getFrontPage),
    call(listMakes),
    call(listCategories),
    call(listFirsts, { query: {} }),
    call(listPromotions),
    call(getPolicies),
  ])
  return {
    ...frontPage,
    makes: makes.filter(({ productCount }) => productCount > 0).map(({ name }) => name),
    categories,
    promotions,
    premium: firsts.premium?.slice(0, IN_A_SLIDER) ?? [],
    newest: firsts.new?.slice(0, IN_A_GRID) ?? [],
    mostSearched: firsts['most-searched']?.slice(0, IN_A_SLIDER) ?? [],
    own: firsts.own?.slice(0, IN_A_GRID) ?? [],
    farewell: farewellIn(request, locale),
    head: homeHead(request, locale, policies),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home } = useTexts()
  useQuestionAbout(undefined)
  const policies = useOutletContext<PublicPolicies>()
  return (
    <>
      <h1 className="sr-only">{home.title}</h1>
      <div className="space-y-8 sm:space-y-10">
        {loaderData.farewell && (
          <p role="status" className="rounded-lg bg-brand-tint p-4 font-medium">
            {loaderData.farewell}
          </p>
        )}
        <HeroCarousel slides={loaderData.slides} />
        <section aria-labelledby="by-vehicle" className="rounded-2xl bg-white p-4 shadow-card ring-1 ring-line sm:p-6">
          <div className="mb-3">
            <SectionTitle id="by-vehicle">{home.byVehicle}</SectionTitle>
          </div>
          <VehicleForm makes={loaderData.makes} />
        </section>
        <HomeSections {...loaderData} policies={policies} />
      </div>
    </>
  )
}
