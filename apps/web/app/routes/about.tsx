import { getPolicies } from '@shop/contract/shop/policies'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from 'react-router'
import { ContactFacts } from '../features/about/contact-facts.tsx'
import { ShopMap } from '../features/about/shop-map.tsx'
import { ShopPromises } from '../features/about/shop-promises.tsx'
import { paths } from '../paths.ts'
import { headFor, sharedPicture } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { storeData } from '../search-engines/structured-data.ts'
import { apiContext, mapTilesContext } from '../server-context.ts'
import { localeOf, textsIn, useTexts } from '../texts.ts'
import type { Route } from './+types/about.ts'

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const locale = localeOf(params.lang)
  const { about } = textsIn(locale)
  const policies = await context.get(apiContext)(locale)(getPolicies)
  const { origin } = new URL(request.url)
  const head = headFor(
    { request, locale, policies },
    {
      title: pageTitle(about.title, policies.identity.name),
      description: about.lead,
      address: paths.about,
      facts: [storeData(origin, sharedPicture(origin, policies, undefined), policies)],
    },
  )
  return { tilesUrl: context.get(mapTilesContext), head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function About({ loaderData: { tilesUrl } }: Route.ComponentProps) {
  const { about } = useTexts()
  const policies = useOutletContext<PublicPolicies>()
  const { name, address, city, position } = policies.identity
  return (
    <div className="space-y-10">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <h1 className="text-3xl font-bold tracking-tight">{about.heading(name, city)}</h1>
          <p className="mt-2 text-lg text-muted">{about.lead}</p>
          {about.story.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
        <section aria-labelledby="contact" className="self-start rounded-2xl bg-white p-5 shadow-card ring-1 ring-line">
          <h2 id="contact" className="mb-4 text-xl font-bold">
            {about.contact}
          </h2>
          <ContactFacts policies={policies} />
        </section>
      </div>
      <ShopMap name={name} address={address} position={position} tilesUrl={tilesUrl} />
      <ShopPromises policies={policies} />
    </div>
  )
}
