import { CallFailed } from '@shop/contract/client'
import { getArticle, listArticles } from '@shop/contract/shop/news'
import { getPolicies } from '@shop/contract/shop/policies'
import type { ArticleSummary } from '@shop/domain/article'
import { formatDay } from '@shop/domain/format-day'
import { ArticleView } from '@shop/ui/article-view'
import { data, Link, redirect } from 'react-router'
import { ArticleCard } from '../features/news/article-card.tsx'
import { paths } from '../paths.ts'
import { headFor, sharedPicture } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { articleData } from '../search-engines/structured-data.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/article.ts'

const OTHERS = 3

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const locale = localeOf(params.lang)
  const asked = getArticle.params?.decode({ id: params.noticia })
  if (!asked || 'issues' in asked) throw data(null, { status: 404 })
  const call = context.get(apiContext)(locale)
  const [article, newest, policies] = await Promise.all([
    call(getArticle, { params: asked.value }).catch((error: unknown) => {
      if (error instanceof CallFailed && error.status < 500) throw data(null, { status: 404 })
      throw error
    }),
    call(listArticles, { query: { page: 1, limit: OTHERS + 1 } }),
    call(getPolicies),
  ])
  // Its number and capital letters find it too; it has one address.
  if (article.slug !== params.noticia) throw redirect(paths.article(locale, article.slug), 301)
  const { origin } = new URL(request.url)
  const { name } = policies.identity
  const url = origin + paths.article(locale, article.slug)
  const head = headFor(
    { request, locale, policies },
    {
      title: pageTitle(article.title, name),
      description: article.summary,
      address: (one) => paths.article(one, article.slug),
      kind: 'article',
      picture: article.image,
      facts: [articleData(article, locale, url, sharedPicture(origin, policies, article.image), name)],
    },
  )
  return { article, others: newest.items.filter(({ id }) => id !== article.id).slice(0, OTHERS), head }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function ArticlePage({ loaderData: { article, others } }: Route.ComponentProps) {
  const locale = useLocale()
  const { news, part } = useTexts()
  return (
    <>
      <nav aria-label={part.breadcrumb} className="mb-4">
        <Link
          to={paths.news(locale)}
          className="inline-flex min-h-11 items-center font-medium text-brand underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←&nbsp;</span>
          {news.title}
        </Link>
      </nav>
      <ArticleView
        article={article}
        day={formatDay(locale, article.publishedAt)}
        pictureOf={(width) => paths.picture(article.image, width)}
        heading="h1"
      />
      {others.length > 0 && <OtherArticles articles={others} />}
    </>
  )
}

const OtherArticles = ({ articles }: { readonly articles: readonly ArticleSummary[] }) => {
  const { news } = useTexts()
  return (
    <section aria-labelledby="more" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="more" className="text-2xl font-bold">
          {news.more}
        </h2>
        <Link
          to={paths.news(useLocale())}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {news.all}
        </Link>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
