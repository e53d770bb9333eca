import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useOutletContext } from 'react-router'
import { ContactFacts } from '../features/contact-facts.tsx'
import { ShopMap } from '../features/shop-map.tsx'
import { ShopPromises } from '../features/shop-promises.tsx'
import { mapTilesContext } from '../server-context.ts'
import { localeOf, textsIn, useTexts } from '../texts.ts'
import type { Route } from './+types/about.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ tilesUrl: context.get(mapTilesContext) })

export const meta: Route.MetaFunction = ({ params }) => {
  const { about } = textsIn(localeOf(params.lang))
  return [{ title: `${about.title} | La Tuerca` }, { name: 'description', content: about.lead }]
}

export default function About({ loaderData: { tilesUrl } }: Route.ComponentProps) {
  const { about } = useTexts()
  const policies = useOutletContext<PublicPolicies>()
  const { name, address } = policies.identity
  return (
    <div className="space-y-10">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
        <div>
          <h1 className="text-3xl font-bold tracking-tight">{about.heading(name)}</h1>
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
      <ShopMap name={name} address={address} tilesUrl={tilesUrl} />
      <ShopPromises policies={policies} />
    </div>
  )
}
