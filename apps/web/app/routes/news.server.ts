import { listArticles } from '@shop/contract/shop/news'
import { getPolicies } from '@shop/contract/shop/policies'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { data } from '../router/loader.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { localeOf, textsIn } from '../texts.ts'

/** One that opens the page and three rows of three. */
const SHOWN = 10

export async function loader({ params, request, context }: LoaderArgs) {
  const asked = listArticles.query?.decode({ page: new URL(request.url).searchParams.get('page') ?? '', limit: SHOWN })
  if (!asked || 'issues' in asked) throw data(null, { status: 404 })
  const locale = localeOf(params.lang)
  const call = context.api(locale)
  const [list, policies] = await Promise.all([call(listArticles, { query: asked.value }), call(getPolicies)])
  if (list.items.length === 0 && list.page > 1) throw data(null, { status: 404 })
  const { news } = textsIn(locale)
  const title = list.page > 1 ? `${news.title} · ${news.page(list.page)}` : news.title
  const head = headFor(
    { request, locale, policies },
    { title: pageTitle(title, policies.identity.name), description: news.lead, address: (one) => paths.news(one, list.page) },
  )
  return { ...list, head }
}
