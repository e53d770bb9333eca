import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { Promotion } from '@shop/domain/promotion'
import { slugOf } from '@shop/domain/slug'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import { inLanguage, isRunning, selectSummaries, summaryOf } from '../catalogue/catalogue.public.ts'

type Unpictured = Omit<Promotion, 'image'>

/** What staff prepare or have switched off is nobody else's business; what is over was public and stays so. */
const isPublic = sql<boolean>`lower(o.status) = 'activo' and o.starts_at <= now()`

/** Those that run now, the one that ends first in front. */
export async function listRunningPromotions(db: Db, locale: Locale): Promise<Unpictured[]> {
  const rows = await selectPromotions(db, locale).where(isRunning).orderBy('o.ends_at').orderBy('o.id').execute()
  return rows.map(promotionOf)
}

/** One that runs or is over, by id, by slug, or by its name in either language as people write it. Of several with one name, one that runs wins. */
export async function findPromotion(db: Db, locale: Locale, ref: string): Promise<Unpictured | undefined> {
  const isSlug = sql<boolean>`o.slug = ${slugOf(ref)}`
  const row = await selectPromotions(db, locale)
    .where(isPublic)
    .where((e) =>
      e.or([
        sql<boolean>`o.id::text = ${ref}`,
        isSlug,
        sql<boolean>`reader_key(o.name_es) = reader_key(${ref})`,
        sql<boolean>`reader_key(o.name_en) = reader_key(${ref})`,
      ]),
    )
    .orderBy(sql`o.id::text = ${ref}`, 'desc')
    .orderBy(isSlug, 'desc')
    .orderBy(isRunning, 'desc')
    .orderBy('o.id', 'desc')
    .executeTakeFirst()
  return row && promotionOf(row)
}

/** What is on sale in a promotion, in the order of the catalogue. */
export async function listPromotionProducts(db: Db, locale: Locale, promotionId: number, limit: number): Promise<ProductSummary[]> {
  const rows = await selectSummaries(db, locale)
    .where('p.status', '=', 'active')
    .where('p.promotion_id', '=', promotionId)
    .orderBy(locale === 'es' ? 'p.name_key_es' : 'p.name_key_en')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(summaryOf)
}

/** A promotion has no picture of its own: it shows that of its first product. By the promotion's id. */
export async function listPictures(db: Db): Promise<ReadonlyMap<string, string>> {
  const query = sql<{ id: string; image: string }>`
    select distinct on (promotion_id) promotion_id::text as id, images[1] as image from products
    where promotion_id is not null and status = 'active' and cardinality(images) > 0 order by promotion_id, products.id`
  const { rows } = await withLongQueryTimeout(db, (patient) => query.execute(patient))
  return new Map(rows.map(({ id, image }) => [id, image]))
}

function selectPromotions(db: Db, locale: Locale) {
  const t = inLanguage(locale)
  return db
    .selectFrom('promotions as o')
    .select([
      'o.id',
      t('o', 'name').as('name'),
      t('o', 'description').as('description'),
      'o.discount_percent',
      'o.status',
      'o.starts_at',
      'o.ends_at',
    ])
}

type PromotionRow = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number]

function promotionOf(row: PromotionRow): Unpictured {
  return {
    id: String(row.id),
    name: row.name,
    description: row.description,
    discountPercent: Number(row.discount_percent),
    status: row.status,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }
}
