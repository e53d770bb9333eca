import { getPolicies } from '@shop/contract/shop/policies'
import type { ShopTexts } from '@shop/texts/es/shop'
import { assertCleanAddress } from '../features/list/clean-address.server.ts'
import { ListPage } from '../features/list/list-page.tsx'
import { type ListData, readList } from '../features/list/read-list.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn } from '../texts.ts'
import type { Route } from './+types/search.ts'

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  assertCleanAddress(new URL(request.url))
  const locale = localeOf(params.lang)
  const call = context.get(apiContext)(locale)
  const [list, policies] = await Promise.all([readList(call, new URL(request.url), locale), call(getPolicies)])
  const texts = textsIn(locale)
  const title = titleOf(list, texts)
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(title, policies.identity.name), description: texts.list.description, address: undefined },
  )
  return { list, title, head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Search({ loaderData: { list, title } }: Route.ComponentProps) {
  return <ListPage data={list} title={title} />
}

const titleOf = ({ asked, page }: ListData, { search, list }: ShopTexts): string => {
  const { make, model } = { ...asked, ...page.written }
  const car = [make, model, asked.year, asked.engine].filter(Boolean).join(' ')
  if (car) return [search.resultsForCar(car), asked.search].filter(Boolean).join(' · ')
  return asked.search ? search.resultsFor(asked.search) : list.title
}
