import { ARTICLE_PHASES, articleSlug, LONGEST_BODY, LONGEST_SLUG } from '@shop/domain/staff-article'
import * as z from 'zod/mini'
import { asIs, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { idField, momentField, pictureField } from '../fields/content.ts'
import { versionField } from '../fields/order-steps.ts'
import { form, optionalField, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { articlePhase, listedArticle, staffArticle } from '../wire/catalogue/staff-article.ts'
import { paging } from '../wire/paging.ts'

const FOR_CONTENT = ['owner', 'content'] as const
const BASE = '/admin/noticias'

const phaseWord = z.codec(articlePhase.schema, z.enum(ARTICLE_PHASES), { decode: articlePhase.decode, encode: articlePhase.encode })
const title = textField([], { max: 120 })
const summary = textField([], { max: 300 })
const body = paragraphsField({ max: LONGEST_BODY })
const fields = {
  slug: textField([articleSlug], { max: LONGEST_SLUG }),
  titulo_es: title,
  titulo_en: optionalField(title),
  resumen_es: optionalField(summary),
  resumen_en: optionalField(summary),
  cuerpo_es: optionalField(body),
  cuerpo_en: optionalField(body),
  imagen: optionalField(pictureField),
  fecha: momentField,
}
const names = {
  titulo_es: 'titleEs',
  titulo_en: 'titleEn',
  resumen_es: 'summaryEs',
  resumen_en: 'summaryEn',
  cuerpo_es: 'bodyEs',
  cuerpo_en: 'bodyEn',
  imagen: 'image',
  fecha: 'publishedAt',
} as const
const article = form(fields, names)
const byId = form({ id: idField })

export const listStaffArticles = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'The news, drafts and scheduled ones too, newest first',
  query: input({ page: paging.page, limit: paging.limit, estado: z.optional(phaseWord) }, { estado: 'phase' }),
  data: pageOf(listedArticle),
})

export const showStaffArticle = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'An article in both languages',
  params: byId,
  data: staffArticle,
})

export const createArticle = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'A new draft; of its body only harmless HTML is kept',
  body: article,
  data: staffArticle,
})

export const changeArticle = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'Writes an article anew; what is published stays complete and keeps its address',
  params: byId,
  body: form({ ...fields, version: versionField }, names),
  data: staffArticle,
})

export const publishArticle = endpoint({
  method: 'POST',
  path: `${BASE}/:id/publicar`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'The shop shows it from its date on',
  params: byId,
  body: form({ version: versionField }),
  refuses: article,
  data: staffArticle,
})

export const withdrawArticle = endpoint({
  method: 'POST',
  path: `${BASE}/:id/retirar`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'It becomes a draft again: the shop no longer finds it',
  params: byId,
  data: staffArticle,
})

export const previewArticleBody = endpoint({
  method: 'POST',
  isQuestion: true,
  path: `${BASE}/vista-previa`,
  access: 'staff',
  roles: FOR_CONTENT,
  summary: 'What of a body would be kept and shown',
  body: form({ cuerpo: optionalField(body) }, { cuerpo: 'body' }),
  data: asIs(z.object({ cuerpo: z.string() })),
})
