import { listProducts } from '@shop/contract/catalogue'
import type { PageRequest } from '@shop/domain/listing'
import { Link } from 'react-router'
import { PartGrid } from '../features/part-grid.tsx'
import { paths } from '../paths.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/home.ts'

const SHOWN: PageRequest = { page: 1, limit: 12, sort: 'highest-discount' }

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)(localeOf(params.lang))
  return { parts: (await call(listProducts, { query: SHOWN })).items }
}

export const meta: Route.MetaFunction = ({ params }) => {
  const { home, layout } = textsIn(localeOf(params.lang))
  return [{ title: layout.slogan }, { name: 'description', content: home.lead }]
}

export default function Home({ loaderData: { parts } }: Route.ComponentProps) {
  const locale = useLocale()
  const { home } = useTexts()
  return (
    <>
      <section className="-mx-4 bg-brand px-6 py-10 text-white sm:mx-0 sm:rounded-2xl sm:px-12 sm:py-14">
        <h1 className="max-w-2xl text-3xl font-extrabold tracking-tight text-balance sm:text-4xl">{home.title}</h1>
        <p className="mt-3 max-w-xl text-lg">{home.lead}</p>
        <Link
          to={paths.products(locale)}
          className="mt-6 inline-flex min-h-12 items-center rounded-lg bg-accent px-6 font-bold text-ink hover:brightness-95"
        >
          {home.browse}
        </Link>
      </section>
      <section aria-labelledby="newest" className="mt-8">
        <h2 id="newest" className="mb-4 text-2xl font-bold">
          {home.newest}
        </h2>
        <PartGrid parts={parts} heading="h3" />
      </section>
    </>
  )
}
