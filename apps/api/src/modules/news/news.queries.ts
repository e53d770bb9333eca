import type { Article, ArticleSummary } from '@shop/domain/article'
import type { Page } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from '../catalogue/catalogue.public.ts'

type Range = { readonly page: number; readonly limit: number }

/** An article with a date to come waits for it. */
const isOut = sql<boolean>`a.status = 'published' and a.published_at <= now()`

/** Newest first. */
export async function listArticles(db: Db, locale: Locale, { page, limit }: Range): Promise<Page<ArticleSummary>> {
  const [rows, { total }] = await Promise.all([
    selectArticles(db, locale)
      .orderBy('a.published_at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('articles as a')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where(isOut)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(summaryOf), total: Number(total), page, limit }
}

/** By id or slug. The body is as it was stored. */
export async function findArticle(db: Db, locale: Locale, ref: string): Promise<Article | undefined> {
  const row = await selectArticles(db, locale)
    .select(inLanguage(locale)('a', 'body').as('body'))
    .where((e) => e.or([sql<boolean>`a.id::text = ${ref}`, e('a.slug', '=', ref.toLowerCase())]))
    .orderBy(sql`a.id::text = ${ref}`, 'desc')
    .executeTakeFirst()
  return row && { ...summaryOf(row), body: row.body }
}

function selectArticles(db: Db, locale: Locale) {
  const t = inLanguage(locale)
  return db
    .selectFrom('articles as a')
    .select(['a.id', 'a.slug', t('a', 'title').as('title'), t('a', 'summary').as('summary'), 'a.image', 'a.published_at'])
    .where(isOut)
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectArticles>['execute']>>[number]

function summaryOf(row: SummaryRow): ArticleSummary {
  return {
    id: String(row.id),
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    image: row.image ?? undefined,
    publishedAt: row.published_at,
  }
}
