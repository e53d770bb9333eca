import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import { FEW_PIECES } from '@shop/domain/product'
import { numberKey } from '@shop/domain/search/part-numbers'
import type { ListedProduct, ProductMark, StaffStatus } from '@shop/domain/staff-product'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

type Asked = {
  readonly search?: string | undefined
  readonly status?: StaffStatus | undefined
  readonly categoryId?: number | undefined
  readonly brandId?: number | undefined
  readonly mark?: ProductMark | undefined
  readonly page: number
  readonly limit: number
}

/** What changed last comes first; of a search, the part whose number was typed. */
export async function listStaffProducts(db: Db, locale: Locale, asked: Asked): Promise<{ items: ListedProduct[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    selectListed(db, locale, asked)
      .$if(asked.search === undefined, (query) => query.orderBy('p.updated_at', 'desc'))
      .$if(asked.search !== undefined, (query) =>
        query
          .orderBy(
            (e) =>
              e.exists(
                e
                  .selectFrom('part_number_keys as k')
                  .select('k.product_id')
                  .whereRef('k.product_id', '=', 'p.id')
                  .where('k.key', '=', numberKey(asked.search ?? '')),
              ),
            'desc',
          )
          .orderBy('p.name_key_es'),
      )
      .orderBy('p.id', 'desc')
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
    selectAsked(db, asked)
      .select((e) => e.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(listedOf), total: Number(total) }
}

function selectListed(db: Db, locale: Locale, asked: Asked) {
  return selectAsked(db, asked)
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select((e) => [
      'p.id',
      'p.part_number',
      'p.internal_key',
      locale === 'es' ? 'p.name_es as name' : e.fn.coalesce('p.name_en', 'p.name_es').as('name'),
      'b.name as brand',
      `t.name_${locale} as part_type`,
      'p.price_cents',
      sql<string>`running_discount(p.promotion_id)`.as('discount'),
      e('p.stock', '-', e.ref('p.reserved')).as('free'),
      'p.status',
      sql<string | null>`p.images[1]`.as('image'),
    ])
}

function selectAsked(db: Db, { search, status, categoryId, brandId, mark }: Asked) {
  return db
    .selectFrom('products as p')
    .where('p.status', '<>', 'on-order')
    .$if(status !== undefined, (query) => query.where('p.status', '=', status ?? ''))
    .$if(brandId !== undefined, (query) => query.where('p.brand_id', '=', brandId ?? 0))
    .$if(categoryId !== undefined, (query) =>
      query.where('p.part_type_id', 'in', (e) =>
        e
          .selectFrom('part_types as t')
          .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
          .select('t.id')
          .where('s.category_id', '=', categoryId ?? 0),
      ),
    )
    .where(mark === undefined ? sql<SqlBool>`true` : MARKED[mark])
    .where(search === undefined ? sql<SqlBool>`true` : isFoundBy(search))
}

const MARKED: Readonly<Record<ProductMark, RawBuilder<SqlBool>>> = {
  'no-picture': sql<SqlBool>`cardinality(p.images) = 0`,
  'no-fitment': sql<SqlBool>`not p.is_universal and not p.is_placed`,
  'few-left': sql<SqlBool>`p.stock - p.reserved <= ${sql.lit(FEW_PIECES)}`,
  outlet: sql<SqlBool>`p.is_outlet`,
  premium: sql<SqlBool>`p.is_premium`,
  recommended: sql<SqlBool>`p.is_recommended`,
  promotion: sql<SqlBool>`p.promotion_id is not null`,
}

/** By the beginning of any of its numbers, or by all the words, in either language. */
function isFoundBy(search: string): RawBuilder<SqlBool> {
  const words = search.split(/\s+/).filter(Boolean)
  const named = sql.join(
    words.map((word) => sql`(position(reader_key(${word}) in p.name_key_es) > 0 or position(reader_key(${word}) in p.name_key_en) > 0)`),
    sql` and `,
  )
  const key = numberKey(search)
  if (key === '') return sql<SqlBool>`(${named})`
  return sql<SqlBool>`((${named}) or p.id in (select k.product_id from part_number_keys k where k.key like ${`${key}%`}))`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number]

function listedOf(row: Row): ListedProduct {
  const price = cents(row.price_cents)
  return {
    id: String(row.id),
    partNumber: row.part_number,
    internalKey: row.internal_key,
    name: row.name,
    brand: row.brand,
    partType: row.part_type,
    price,
    finalPrice: discountedPrice(price, Number(row.discount)),
    free: row.free,
    status: row.status === 'active' ? 'active' : 'inactive',
    image: row.image ?? undefined,
  }
}
