import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useQuestionAbout } from '../browser/asked-car.ts'
import { HeroCarousel } from '../features/home/hero-carousel.tsx'
import { SectionTitle } from '../features/home/section-title.tsx'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import type { PageProps } from '../router/loader.ts'
import { useOutletContext } from '../router/outlet.tsx'
import { useTexts } from '../texts.ts'
import type { loader } from './home.server.ts'

const VehicleForm = lazyHydrate(async () => (await import('../common/car/vehicle-form.tsx')).VehicleForm)
const HomeSections = lazyHydrate(async () => (await import('../features/home/home-sections.tsx')).HomeSections)

export default function Home({ loaderData }: PageProps<typeof loader>) {
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
