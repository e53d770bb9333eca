import { listArticles } from '@shop/contract/shop/news'
import { getPolicies } from '@shop/contract/shop/policies'
import { pageCount } from '@shop/domain/listing'
import { Pager } from '@shop/ui/pager'
import { data, Link } from 'react-router'
import { ArticleCard, LeadArticleCard } from '../features/news/article-card.tsx'
import { paths } from '../paths.ts'
import { headFor } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/news.ts'

/** One that opens the page and three rows of three. */
const SHOWN = 10

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const asked = listArticles.query?.decode({ page: new URL(request.url).searchParams.get('page') ?? '', limit: SHOWN })
  if (!asked || 'issues' in asked) throw data(null, { status: 404 })
  const locale = localeOf(params.lang)
  const call = context.get(apiContext)(locale)
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

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function News({ loaderData: list }: Route.ComponentProps) {
  const locale = useLocale()
  const { news, list: texts } = useTexts()
  const [newest, ...others] = list.items
  return (
    <>
      <h1 className="text-3xl font-extrabold tracking-tight">{news.title}</h1>
      <p className="mt-1 mb-6 text-muted">{newest ? news.lead : news.empty}</p>
      {newest && <LeadArticleCard article={newest} heading="h2" />}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h2" />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        pages={pageCount(list)}
        labels={{ pages: texts.pages, previous: texts.previousPage, next: texts.nextPage, page: news.page }}
        renderLink={(page, className, label, children) => (
          <Link to={paths.news(locale, page)} className={className} aria-label={label}>
            {children}
          </Link>
        )}
      />
    </>
  )
}
