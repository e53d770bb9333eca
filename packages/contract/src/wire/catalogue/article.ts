import type { Article, ArticleSummary } from '@shop/domain/article'
import { as, type FieldsOf, record } from '../../record.ts'
import { instant, maybe, text } from '../plain.ts'

const fields: FieldsOf<ArticleSummary> = {
  id: as('_id', text),
  slug: text,
  title: as('titulo', text),
  summary: as('resumen', text),
  image: as('imagen', maybe(text)),
  publishedAt: as('fecha', instant),
}

export const articleSummary = record<ArticleSummary>()(fields)

export const article = record<Article>()({ ...fields, body: as('cuerpo', text) })
