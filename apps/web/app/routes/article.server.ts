import { CallFailed } from '@shop/contract/client'
import { getArticle, listArticles } from '@shop/contract/shop/news'
import { getPolicies } from '@shop/contract/shop/policies'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { data, redirect } from '../router/loader.ts'
import { headFor, sharedPicture } from '../search-engines/head-for.server.ts'
import { pageTitle } from '../search-engines/page-title.ts'
import { articleData } from '../search-engines/structured-data.ts'
import { localeOf } from '../texts.ts'

const OTHERS = 3

export async function loader({ params, request, context }: LoaderArgs) {
  const locale = localeOf(params.lang)
  const asked = getArticle.params?.decode({ id: params.noticia })
  if (!asked || 'issues' in asked) throw data(null, { status: 404 })
  const call = context.api(locale)
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
