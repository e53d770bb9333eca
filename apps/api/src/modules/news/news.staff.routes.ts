import * as calls from '@shop/contract/staff/news'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { ArticleNotFound } from './news.problems.ts'
import { findStaffArticle, listStaffArticles } from './staff-articles.queries.ts'
import { changeArticle, cleanBody, createArticle, publishArticle, withdrawArticle } from './write-article.ts'

/** What the content desk does with the news. */
export function newsStaffRoutes(app: FastifyInstance, deps: { readonly db: Db; readonly files: FileStore }): void {
  serve(app, calls.listStaffArticles, ({ query }) => listStaffArticles(deps.db, query))
  serve(app, calls.showStaffArticle, async ({ params }) => {
    const article = await findStaffArticle(deps.db, Number(params.id))
    if (!article) throw new ArticleNotFound()
    return article
  })
  serve(app, calls.createArticle, ({ body, staff }) => createArticle(deps, staff.id, body))
  serve(app, calls.changeArticle, ({ params, body, staff }) => changeArticle(deps, staff.id, Number(params.id), body))
  serve(app, calls.publishArticle, ({ params, body, staff }) => publishArticle(deps, staff.id, Number(params.id), body.version))
  serve(app, calls.withdrawArticle, ({ params, staff }) => withdrawArticle(deps, staff.id, Number(params.id)))
  serve(app, calls.previewArticleBody, async ({ body }) => ({ cuerpo: cleanBody(body.body) ?? '' }))
}
