import { getArticle, listArticles } from '@shop/contract/shop/news'
import type { Article } from '@shop/domain/article'
import type { Locale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { ArticleNotFound } from './news.problems.ts'
import * as news from './news.queries.ts'
import { safeHtml } from './safe-html.ts'

export function newsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, listArticles, ({ query, locale }) => news.listArticles(db, locale, query))
  serve(app, getArticle, ({ params, locale }) => articleOrProblem(db, locale, params.ref))
}

async function articleOrProblem(db: Db, locale: Locale, ref: string): Promise<Article> {
  const article = await news.findArticle(db, locale, ref)
  if (!article) throw new ArticleNotFound()
  return { ...article, body: safeHtml(article.body) }
}
