import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { article, articleSummary } from '../wire/catalogue/article.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

export const listArticles = endpoint({
  method: 'GET',
  path: '/noticias/',
  twin: '/noticias',
  hosts: 'news',
  access: 'public',
  summary: 'The news, newest first, a page at a time',
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(articleSummary),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/noticias/:id',
  hosts: 'news',
  access: 'public',
  summary: 'One article by _id or slug, its body as HTML that is safe to show',
  params: input({ id: shortText(200) }, { id: 'ref' }),
  data: article,
})
