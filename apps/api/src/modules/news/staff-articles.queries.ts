import type { Page } from '@shop/domain/listing'
import type { ArticleDraft, ArticlePhase, ListedArticle, StaffArticle } from '@shop/domain/staff-article'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Asked = { readonly page: number; readonly limit: number; readonly phase?: ArticlePhase | undefined }

const articlePhase = sql<ArticlePhase>`case when status = 'draft' then 'draft' when published_at > now() then 'scheduled' else 'published' end`

/** Newest first. */
export async function listStaffArticles(db: Db, { page, limit, phase }: Asked): Promise<Page<ListedArticle>> {
  const isWanted = phase === undefined ? sql<boolean>`true` : sql<boolean>`${articlePhase} = ${phase}`
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('articles')
      .select(['id', 'slug', 'title_es', 'published_at', articlePhase.as('phase'), sql<boolean>`title_en is not null`.as('has_english')])
      .where(isWanted)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('articles')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where(isWanted)
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map((row) => ({
    id: String(row.id),
    slug: row.slug,
    titleEs: row.title_es,
    publishedAt: row.published_at,
    phase: row.phase,
    hasEnglish: row.has_english,
  }))
  return { items, total: Number(total), page, limit }
}

export async function findStaffArticle(db: Db, id: number): Promise<StaffArticle | undefined> {
  const row = await db.selectFrom('articles').selectAll().select(articlePhase.as('phase')).where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: String(row.id),
      slug: row.slug,
      titleEs: row.title_es,
      titleEn: row.title_en ?? undefined,
      summaryEs: row.summary_es || undefined,
      summaryEn: row.summary_en ?? undefined,
      bodyEs: row.body_es || undefined,
      bodyEn: row.body_en ?? undefined,
      image: row.image ?? undefined,
      publishedAt: row.published_at,
      phase: row.phase,
      version: row.version,
    }
  )
}

/** Whoever changes an article locks it first. */
export async function lockArticle(db: Db, id: number): Promise<StaffArticle | undefined> {
  await db.selectFrom('articles').select('id').where('id', '=', id).forUpdate().execute()
  return findStaffArticle(db, id)
}

/** Nothing when another article has that address. */
export async function insertArticle(db: Db, draft: ArticleDraft): Promise<number | undefined> {
  const row = await db
    .insertInto('articles')
    .values({ ...columnsOf(draft), status: 'draft' })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function hasOtherArticle(db: Db, slug: string, id: number): Promise<boolean> {
  return (await db.selectFrom('articles').select('id').where('slug', '=', slug).where('id', '<>', id).executeTakeFirst()) !== undefined
}

export async function updateArticle(db: Db, id: number, draft: ArticleDraft): Promise<void> {
  await db
    .updateTable('articles')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function updateArticleStatus(db: Db, id: number, status: 'published' | 'draft'): Promise<void> {
  await db.updateTable('articles').set({ status, version: sql`version + 1` }).where('id', '=', id).execute()
}

function columnsOf(draft: ArticleDraft) {
  return {
    slug: draft.slug,
    title_es: draft.titleEs,
    title_en: draft.titleEn ?? null,
    summary_es: draft.summaryEs ?? '',
    summary_en: draft.summaryEn ?? null,
    body_es: draft.bodyEs ?? '',
    body_en: draft.bodyEn ?? null,
    image: draft.image ?? null,
    published_at: draft.publishedAt,
  }
}
