import { getPolicies } from '@shop/contract/shop/policies'
import { assertCleanAddress } from '../features/list/clean-address.server.ts'
import { readList } from '../features/list/read-list.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { categorySearched } from '../search-engines/category-searched.server.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { describeList } from '../search-engines/list-head.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { localeOf } from '../texts.ts'

export async function loader({ params, request, context }: LoaderArgs) {
  assertCleanAddress(new URL(request.url))
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [list, policies] = await Promise.all([
    readList(call, await categorySearched(call, new URL(request.url)), locale),
    call(getPolicies),
  ])
  const { title, headTitle, description, address } = await describeList(call, locale, list)
  const head = headFor({ request, locale, policies }, { title: pageTitle(headTitle, policies.identity.name), description, address })
  return { list, title, head }
}
