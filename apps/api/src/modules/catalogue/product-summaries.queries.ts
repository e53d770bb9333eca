import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { ProductStatus, ProductSummary, SaleUnit } from '@shop/domain/product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from './in-language.queries.ts'
import { isRunning } from './running-promotion.queries.ts'

/** Products as lists show them; callers add where, order and limit. The discount counts only while its promotion runs. */
export function selectSummaries(db: Db, locale: Locale) {
  const t = inLanguage(locale)
  return db
    .selectFrom('products as p')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .leftJoin('promotions as o', (join) => join.onRef('o.id', '=', 'p.promotion_id').on(isRunning))
    .select([
      'p.id',
      'p.part_number',
      'p.internal_key',
      t('p', 'name').as('name'),
      'p.equivalents',
      t('c', 'name').as('category'),
      t('s', 'name').as('subcategory'),
      t('t', 'name').as('part_type'),
      'b.name as brand',
      'p.supplier',
      'p.price_cents',
      sql<number>`p.stock - p.reserved`.as('free_stock'),
      'p.is_heavy_duty',
      'b.is_own_line',
      'p.is_premium',
      'p.is_outlet',
      'p.is_universal',
      'p.unit',
      'p.pieces_per_car',
      'p.status',
      'p.images',
      'o.id as promotion_id',
      t('o', 'name').as('promotion_name'),
      t('o', 'description').as('promotion_description'),
      'o.discount_percent',
      'o.status as promotion_status',
      'o.ends_at as promotion_ends_at',
    ])
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export function summaryOf(row: SummaryRow): ProductSummary {
  const discountPercent = Number(row.discount_percent ?? 0)
  const price = cents(row.price_cents)
  return {
    id: String(row.id),
    partNumber: row.part_number,
    internalKey: row.internal_key,
    name: row.name,
    equivalents: row.equivalents,
    category: row.category,
    subcategory: row.subcategory,
    partType: row.part_type,
    brand: row.brand,
    supplier: row.supplier,
    price,
    finalPrice: discountedPrice(price, discountPercent),
    stock: row.free_stock,
    isHeavyDuty: row.is_heavy_duty,
    isOwnLine: row.is_own_line,
    isPremium: row.is_premium,
    isOutlet: row.is_outlet,
    isUniversal: row.is_universal,
    unit: row.unit as SaleUnit,
    piecesPerCar: row.pieces_per_car ?? undefined,
    status: row.status as ProductStatus,
    images: row.images,
    promotion:
      row.promotion_id === null
        ? undefined
        : {
            id: String(row.promotion_id),
            name: row.promotion_name,
            description: row.promotion_description,
            discountPercent,
            status: row.promotion_status ?? '',
            endsAt: row.promotion_ends_at ?? undefined,
          },
    matchedNumber: undefined,
  }
}
