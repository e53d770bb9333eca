import type { ArticlePhase, ListedArticle, StaffArticle } from '@shop/domain/staff-article'
import { as, record } from '../../record.ts'
import { instant, maybe, text, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const articlePhase = words<ArticlePhase>()({ published: 'publicada', scheduled: 'programada', draft: 'borrador' })

export const staffArticle = record<StaffArticle>()({
  id: as('_id', text),
  slug: text,
  titleEs: as('titulo_es', text),
  titleEn: as('titulo_en', maybe(text)),
  summaryEs: as('resumen_es', maybe(text)),
  summaryEn: as('resumen_en', maybe(text)),
  bodyEs: as('cuerpo_es', maybe(text)),
  bodyEn: as('cuerpo_en', maybe(text)),
  image: as('imagen', maybe(text)),
  publishedAt: as('fecha', instant),
  phase: as('estado', articlePhase),
  version: whole,
})

export const listedArticle = record<ListedArticle>()({
  id: as('_id', text),
  slug: text,
  titleEs: as('titulo_es', text),
  publishedAt: as('fecha', instant),
  phase: as('estado', articlePhase),
  hasEnglish: as('en_ingles', yesNo),
})
