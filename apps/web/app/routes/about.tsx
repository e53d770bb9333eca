import type { PublicPolicies } from '@shop/domain/shop-policies'
import { ContactFacts } from '../features/about/contact-facts.tsx'
import { ShopMap } from '../features/about/shop-map.tsx'
import { ShopPromises } from '../features/about/shop-promises.tsx'
import type { PageProps } from '../router/loader.ts'
import { useOutletContext } from '../router/outlet.tsx'
import { useTexts } from '../texts.ts'
import type { loader } from './about.server.ts'

export default function About({ loaderData: { tilesUrl } }: PageProps<typeof loader>) {
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
