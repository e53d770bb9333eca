import type { Page } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import type { PromotionIntake } from '@shop/domain/staff-promotion'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { selectSummaries, summaryOf } from '../catalogue/catalogue.public.ts'
import { promotionPhase } from './staff-promotions.queries.ts'

/** What is chosen is what all of these have in common. */
export type PartSelection = {
  readonly numbers?: readonly string[] | undefined
  readonly brand?: string | undefined
  readonly category?: string | undefined
  readonly partType?: string | undefined
  /** Only what is in this promotion. */
  readonly promotionId?: number | undefined
}

export async function listParts(
  db: Db,
  locale: Locale,
  promotionId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<Page<ProductSummary>> {
  const [rows, { total }] = await Promise.all([
    selectSummaries(db, locale)
      .where('p.status', '<>', 'on-order')
      .where('p.promotion_id', '=', promotionId)
      .orderBy(locale === 'es' ? 'p.name_key_es' : 'p.name_key_en')
      .orderBy('p.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('products')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where('promotion_id', '=', promotionId)
      .where('status', '<>', 'on-order')
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(summaryOf), total: Number(total), page, limit }
}

/** Products are locked by id, as everybody does who locks several. */
export async function lockParts(db: Db, selection: PartSelection): Promise<readonly number[]> {
  const rows = await selectParts(db, selection).select('p.id').orderBy('p.id').forNoKeyUpdate('p').execute()
  return rows.map(({ id }) => id)
}

export async function updatePromotionOf(db: Db, productIds: readonly number[], promotionId: number | null): Promise<void> {
  if (productIds.length === 0) return
  await db
    .updateTable('products')
    .set({ promotion_id: promotionId })
    .where('id', '=', sql<number>`any(${productIds}::integer[])`)
    .where('promotion_id', 'is distinct from', promotionId)
    .execute()
}

/** What becomes of a selection that is put into a promotion. Those that leave another that runs come first. */
export async function countIntake(db: Db, promotionId: number, selection: PartSelection): Promise<PromotionIntake> {
  const rows = await selectParts(db, selection)
    .leftJoin('promotions as o', 'o.id', 'p.promotion_id')
    .select((e) => ['o.id', 'o.name_es as name', promotionPhase.as('phase'), e.fn.countAll<string>().as('products')])
    .groupBy(['o.id', 'o.name_es', 'o.status', 'o.starts_at', 'o.ends_at'])
    .orderBy((e) => e.fn.countAll(), 'desc')
    .execute()
  const counted = rows.map((row) => ({ ...row, products: Number(row.products) }))
  return {
    found: counted.reduce((sum, { products }) => sum + products, 0),
    already: counted.find(({ id }) => id === promotionId)?.products ?? 0,
    leaving: counted.flatMap(({ id, name, phase, products }) =>
      id === null || id === promotionId || name === null ? [] : [{ name, phase, products }],
    ),
    unknown: await listUnknown(db, selection.numbers ?? []),
  }
}

function selectParts(db: Db, { numbers, brand, category, partType, promotionId }: PartSelection) {
  return db
    .selectFrom('products as p')
    .where('p.status', '<>', 'on-order')
    .$if(promotionId !== undefined, (query) => query.where('p.promotion_id', '=', promotionId ?? 0))
    .$if(numbers !== undefined, (query) =>
      query.where('p.id', 'in', (e) =>
        e
          .selectFrom('part_number_keys as k')
          .select('k.product_id')
          .where('k.kind', '<>', 'equivalent')
          .where('k.key', '=', sql<string>`any(${(numbers ?? []).map(numberKey)}::text[])`),
      ),
    )
    .$if(brand !== undefined, (query) =>
      query.where('p.brand_id', 'in', (e) =>
        e
          .selectFrom('brands')
          .select('id')
          .where('slug', '=', brand ?? ''),
      ),
    )
    .$if(partType !== undefined, (query) =>
      query.where('p.part_type_id', 'in', (e) =>
        e
          .selectFrom('part_types')
          .select('id')
          .where('slug', '=', partType ?? ''),
      ),
    )
    .$if(category !== undefined, (query) =>
      query.where('p.part_type_id', 'in', (e) =>
        e
          .selectFrom('part_types as t')
          .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
          .innerJoin('categories as c', 'c.id', 's.category_id')
          .select('t.id')
          .where('c.slug', '=', category ?? ''),
      ),
    )
}

async function listUnknown(db: Db, numbers: readonly string[]): Promise<readonly string[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('part_number_keys as k')
    .innerJoin('products as p', 'p.id', 'k.product_id')
    .select('k.key')
    .distinct()
    .where('k.kind', '<>', 'equivalent')
    .where('p.status', '<>', 'on-order')
    .where('k.key', '=', sql<string>`any(${numbers.map(numberKey)}::text[])`)
    .execute()
  const known = new Set(rows.map(({ key }) => key))
  return numbers.filter((number) => !known.has(numberKey(number)))
}
