import { createHash } from 'node:crypto'
import type { AuditAction, AuditFacts } from '@shop/domain/audit-log'
import type { ArticleDraft, StaffArticle } from '@shop/domain/staff-article'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, recordedChange, recordedWrite } from '../audit-log/audit-log.public.ts'
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

export const createArticle = recordedWrite(async ({ db, files }: Deps, typed: ArticleDraft) => {
  const draft = cleaned(typed)
  await assertPicture(files, draft.image, undefined)
  const id = await insertArticle(db, draft)
  if (id === undefined) throw new FieldRefused('slug', 'slug-taken')
  return written(db, id, 'article-created', undefined)
})

export const changeArticle = recordedChange(
  ({ db, files }: Deps, id: number, { version, ...typed }: ArticleDraft & { version: number }) => ({
    ...held(db, id),
    seen: version,
    write: async (before) => {
      const draft = cleaned(typed)
      if (before.phase !== 'draft') {
        if (draft.slug !== before.slug) throw new FieldRefused('slug', 'slug-fixed')
        assertComplete(draft)
      }
      if (await hasOtherArticle(db, draft.slug, id)) throw new FieldRefused('slug', 'slug-taken')
      await assertPicture(files, draft.image, before.image)
      await updateArticle(db, id, draft)
      return written(db, id, 'article-changed', before)
    },
  }),
)

/** From its date on. What is half written or half translated stays a draft. */
export const publishArticle = recordedChange(({ db }: Deps, id: number, version: number) => ({
  ...held(db, id),
  seen: version,
  write: async (before) => {
    assertComplete(before)
    await updateArticleStatus(db, id, 'published')
    return written(db, id, 'article-published', before)
  },
}))

export const withdrawArticle = recordedChange(({ db }: Deps, id: number) => ({
  ...held(db, id),
  seen: ANY_VERSION,
  write: async (before) => {
    await updateArticleStatus(db, id, 'draft')
    return written(db, id, 'article-withdrawn', before)
  },
}))

/** A body without a word in it is none. */
export function cleanBody(html: string | undefined): string | undefined {
  const clean = safeHtml(html ?? '')
  const words = clean.replace(/<[^>]*>/g, '').replace(/&nbsp;|\s/g, '')
  return words === '' ? undefined : clean
}

function cleaned(draft: ArticleDraft): ArticleDraft {
  return { ...draft, bodyEs: cleanBody(draft.bodyEs), bodyEn: cleanBody(draft.bodyEn) }
}

function assertComplete({ summaryEs, bodyEs, titleEn, summaryEn, bodyEn }: ArticleDraft): void {
  if (!summaryEs) throw new FieldRefused('summaryEs', 'required')
  if (!bodyEs) throw new FieldRefused('bodyEs', 'required')
  // Half an article in each language reads like a mistake.
  const english = { titleEn, summaryEn, bodyEn }
  const missing = Object.entries(english).filter(([, text]) => !text)
  if (missing[0] && missing.length < Object.keys(english).length) throw new FieldRefused(missing[0][0], 'both-languages')
}

async function assertPicture(files: FileStore, name: string | undefined, before: string | undefined): Promise<void> {
  if (name !== undefined && name !== before && !(await isKeptPicture(files, name))) throw new FieldRefused('image', 'invalid')
}

function held(db: Db, id: number) {
  return { hold: () => lockArticle(db, id), missing: ArticleNotFound }
}

async function written(db: Db, id: number, action: AuditAction, before: StaffArticle | undefined) {
  const after = await findStaffArticle(db, id)
  if (!after) throw new ArticleNotFound()
  const subject = { kind: 'article', ref: after.id } as const
  return { result: after, change: { action, subject, ...(before ? { before: factsOf(before) } : {}), after: factsOf(after) } }
}

function factsOf(article: StaffArticle): AuditFacts {
  return {
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
  }
}

/** Whole articles would make a log that nobody can read; that one changed, and into which, can be told by this. */
function fingerprintOf(body: string | undefined): string | undefined {
  return body && `${createHash('sha256').update(body).digest('hex').slice(0, 12)} (${body.length})`
}
