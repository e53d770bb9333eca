import { createHash } from 'node:crypto'
import type { AuditAction, AuditFacts } from '@shop/domain/audit-log'
import type { ArticleDraft, StaffArticle } from '@shop/domain/staff-article'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { ArticleNotFound } from './news.problems.ts'
import { safeHtml } from './safe-html.ts'
import {
  findStaffArticle,
  hasOtherArticle,
  insertArticle,
  lockArticle,
  updateArticle,
  updateArticleStatus,
} from './staff-articles.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export const createArticle = transactional(async ({ db, files }: Deps, staffId: number, typed: ArticleDraft): Promise<StaffArticle> => {
  const draft = cleaned(typed)
  await assertPicture(files, draft.image, undefined)
  const id = await insertArticle(db, draft)
  if (id === undefined) throw new FieldRefused('slug', 'slug-taken')
  const made = await articleOrProblem(db, id)
  await record(db, staffId, 'article-created', undefined, made)
  return made
})

export const changeArticle = transactional(
  async (
    { db, files }: Deps,
    staffId: number,
    id: number,
    { version, ...typed }: ArticleDraft & { version: number },
  ): Promise<StaffArticle> => {
    const draft = cleaned(typed)
    return change(db, staffId, id, 'article-changed', async (before) => {
      if (before.version !== version) throw new ChangedMeanwhile()
      if (before.phase !== 'draft') {
        if (draft.slug !== before.slug) throw new FieldRefused('slug', 'slug-fixed')
        assertComplete(draft)
      }
      if (await hasOtherArticle(db, draft.slug, id)) throw new FieldRefused('slug', 'slug-taken')
      await assertPicture(files, draft.image, before.image)
      await updateArticle(db, id, draft)
    })
  },
)

/** From its date on. What is half written or half translated stays a draft. */
export const publishArticle = transactional(
  async ({ db }: Deps, staffId: number, id: number, version: number): Promise<StaffArticle> =>
    change(db, staffId, id, 'article-published', async (before) => {
      if (before.version !== version) throw new ChangedMeanwhile()
      assertComplete(before)
      await updateArticleStatus(db, id, 'published')
    }),
)

export const withdrawArticle = transactional(
  async ({ db }: Deps, staffId: number, id: number): Promise<StaffArticle> =>
    change(db, staffId, id, 'article-withdrawn', () => updateArticleStatus(db, id, 'draft')),
)

/** A body without a word in it is none. */
export const cleanBody = (html: string | undefined): string | undefined => {
  const clean = safeHtml(html ?? '')
  const words = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '')
  return words === '' ? undefined : clean
}

const cleaned = (draft: ArticleDraft): ArticleDraft => ({ ...draft, bodyEs: cleanBody(draft.bodyEs), bodyEn: cleanBody(draft.bodyEn) })

const assertComplete = ({ summaryEs, bodyEs, titleEn, summaryEn, bodyEn }: ArticleDraft): void => {
  if (!summaryEs) throw new FieldRefused('resumen_es', 'required')
  if (!bodyEs) throw new FieldRefused('cuerpo_es', 'required')
  // Half an article in each language reads like a mistake.
  const english = { titulo_en: titleEn, resumen_en: summaryEn, cuerpo_en: bodyEn }
  const missing = Object.entries(english).filter(([, text]) => !text)
  if (missing[0] && missing.length < Object.keys(english).length) throw new FieldRefused(missing[0][0], 'both-languages')
}

const assertPicture = async (files: FileStore, name: string | undefined, before: string | undefined): Promise<void> => {
  if (name !== undefined && name !== before && !(await isKeptPicture(files, name))) throw new FieldRefused('imagen', 'invalid')
}

const change = async (
  db: Db,
  staffId: number,
  id: number,
  action: AuditAction,
  write: (before: StaffArticle) => Promise<void>,
): Promise<StaffArticle> => {
  const before = await lockArticle(db, id)
  if (!before) throw new ArticleNotFound()
  await write(before)
  const after = await articleOrProblem(db, id)
  await record(db, staffId, action, before, after)
  return after
}

const articleOrProblem = async (db: Db, id: number): Promise<StaffArticle> => {
  const found = await findStaffArticle(db, id)
  if (!found) throw new ArticleNotFound()
  return found
}

const record = (db: Db, staffId: number, action: AuditAction, before: StaffArticle | undefined, after: StaffArticle): Promise<void> =>
  recordChange(db, staffId, {
    action,
    subject: { kind: 'article', ref: after.id },
    ...(before ? { before: factsOf(before) } : {}),
    after: factsOf(after),
  })

const factsOf = (article: StaffArticle): AuditFacts => ({
  status: article.phase,
  name: article.titleEs,
  nameEn: article.titleEn,
  text: article.summaryEs,
  textEn: article.summaryEn,
  body: fingerprintOf(article.bodyEs),
  bodyEn: fingerprintOf(article.bodyEn),
  address: article.slug,
  picture: article.image,
  startsAt: article.publishedAt.toISOString(),
})

/** Whole articles would make a log that nobody can read; that one changed, and into which, can be told by this. */
const fingerprintOf = (body: string | undefined): string | undefined =>
  body && `${createHash('sha256').update(body).digest('hex').slice(0, 12)} (${body.length})`
