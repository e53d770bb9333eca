import { getPolicies } from '@shop/contract/shop/policies'
import type { ShopTexts } from '@shop/texts/es/shop'
import { assertCleanAddress } from '../features/list/clean-address.server.ts'
import { type ListData, readList } from '../features/list/read-list.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { localeOf, textsIn } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  assertCleanAddress(new URL(request.url))
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [list, policies] = await Promise.all([readList(call, new URL(request.url), locale), call(getPolicies)])
  const texts = textsIn(locale)
  const title = titleOf(list, texts)
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(title, policies.identity.name), description: texts.list.description, address: undefined },
  )
  return { list, title, head }
}

function titleOf({ asked, page }: ListData, { search, list }: ShopTexts): string {
  const { make, model } = { ...asked, ...page.written }
  const car = [make, model, asked.year, asked.engine].filter(Boolean).join(' ')
  if (car) return [search.resultsForCar(car), asked.search].filter(Boolean).join(' · ')
  return asked.search ? search.resultsFor(asked.search) : list.title
}
