import type { Page, PageRequest, Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import type { FitmentRow, Product, ProductStatus, ProductSummary, SaleUnit } from '@shop/domain/product'
import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { inLanguage } from './in-language.ts'

/** Products as lists show them; callers add where, order and limit. The discount counts only while its promotion runs. */
export const selectSummaries = (db: Db, locale: Locale) => {
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
    ])
}

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

export const summaryOf = (row: SummaryRow): ProductSummary => {
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
          },
  }
}

export const listProducts = async (db: Db, locale: Locale, { page, limit, sort }: PageRequest): Promise<Page<ProductSummary>> => {
  const [rows, { total }] = await Promise.all([
    inOrder(selectSummaries(db, locale).where('p.status', '=', 'active'), locale, sort)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('products')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where('status', '=', 'active')
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(summaryOf), total: Number(total), page, limit }
}

/** Every order is total: ties end on the id, so pages never repeat or skip a product. */
const inOrder = <Query extends { orderBy: (expression: never) => Query }>(query: Query, locale: Locale, sort: Sort): Query => {
  const name = sql`${inLanguage(locale)('p', 'name')} collate spanish_reader`
  const finalPrice = sql`round(p.price_cents * (100 - coalesce(o.discount_percent, 0)) / 100)`
  const orders: Record<Sort, readonly Expression<unknown>[]> = {
    relevance: [name],
    name: [name],
    'name-descending': [sql`${name} desc`],
    'lowest-price': [finalPrice],
    'highest-price': [sql`${finalPrice} desc`],
    'outlet-first': [sql`p.is_outlet desc`, name],
    'highest-discount': [sql`coalesce(o.discount_percent, 0) desc`, name],
  }
  return [...orders[sort], sql`p.id`].reduce((ordered, expression) => ordered.orderBy(expression as never), query)
}

export const findProductById = async (db: Db, locale: Locale, id: number): Promise<Product | undefined> => {
  const t = inLanguage(locale)
  const row = await selectSummaries(db, locale).select(t('p', 'description').as('description')).where('p.id', '=', id).executeTakeFirst()
  return row && { ...summaryOf(row), description: row.description, fitments: await listFitments(db, locale, id) }
}

/** `ref` is an id, a maker's number or the shop's own key. The shop's own key wins over a number that two makers share. */
export const findProductId = async (db: Db, ref: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where((e) => e.or([e('internal_key', '=', ref.toUpperCase()), e(sql`upper(part_number)`, '=', ref.toUpperCase()), ...byId(e, ref)]))
    .orderBy((e) => e('internal_key', '=', ref.toUpperCase()), 'desc')
    .orderBy(sql`id::text = ${ref}`, 'desc')
    .orderBy('status')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

const byId = (e: ExpressionBuilder<Tables, 'products'>, ref: string) => (isId(ref) ? [e('id', '=', Number(ref))] : [])

/** Whether a text can be the id of a row at all: PostgreSQL refuses larger numbers with an error. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

const listFitments = async (db: Db, locale: Locale, productId: number): Promise<FitmentRow[]> => {
  const t = inLanguage(locale)
  const rows = await db
    .selectFrom('fitments as f')
    .innerJoin('models as m', 'm.id', 'f.model_id')
    .innerJoin('makes as k', 'k.id', 'm.make_id')
    .select([
      'k.name as make',
      'm.name as model',
      'f.year_from',
      'f.year_to',
      'f.engine',
      t('f', 'position').as('position'),
      t('f', 'note').as('note'),
    ])
    .where('f.product_id', '=', productId)
    .orderBy('k.name')
    .orderBy('m.name')
    .orderBy('f.year_from')
    .orderBy('f.engine')
    .execute()
  return rows.map((row) => ({
    make: row.make,
    model: row.model,
    yearFrom: row.year_from,
    yearTo: row.year_to,
    engine: row.engine,
    position: row.position ?? undefined,
    note: row.note ?? undefined,
  }))
}

export const findCategoryPath = async (db: Db, locale: Locale, productId: number) => {
  const t = inLanguage(locale)
  const row = await db
    .selectFrom('products as p')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['c.slug as category_slug', t('c', 'name').as('category'), 's.slug as subcategory_slug', t('s', 'name').as('subcategory')])
    .where('p.id', '=', productId)
    .executeTakeFirstOrThrow()
  return [
    { name: row.category, slug: row.category_slug },
    { name: row.subcategory, slug: row.subcategory_slug },
  ]
}

/** Other parts for a car that this one fits, of the same category first. */
export const listRelated = async (db: Db, locale: Locale, productId: number, limit: number): Promise<ProductSummary[]> => {
  const sharesModel = sql<boolean>`p.id in (
    select other.product_id from fitments mine join fitments other using (model_id)
    where mine.product_id = ${productId} limit 400)`
  const sameCategory = sql`c.id = (select category_id from subcategories join part_types on part_types.subcategory_id = subcategories.id
    join products mine on mine.part_type_id = part_types.id where mine.id = ${productId})`
  const rows = await selectSummaries(db, locale)
    .where('p.status', '=', 'active')
    .where('p.id', '<>', productId)
    .where(sharesModel)
    .orderBy(sql`${sameCategory} desc`)
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(summaryOf)
}

/** Other makers' parts that share a number with this one, in stock first. */
export const listEquivalents = async (db: Db, locale: Locale, product: Product, limit: number): Promise<ProductSummary[]> => {
  const numbers = [product.partNumber, ...product.equivalents].map((number) => number.toUpperCase())
  const rows = await selectSummaries(db, locale)
    .where('p.status', '=', 'active')
    .where('p.id', '<>', Number(product.id))
    .where((e) => e.or([e(sql`upper(p.part_number)`, 'in', numbers), sql<boolean>`p.equivalents && ${numbers}::text[]`]))
    .orderBy(sql`p.stock - p.reserved > 0 desc`)
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(summaryOf)
}

const isRunning = (e: ExpressionBuilder<Tables & { o: Tables['promotions'] }, 'o'>) =>
  e.and([e(e.fn<string>('lower', ['o.status']), '=', 'activo'), sql<boolean>`now() between o.starts_at and o.ends_at`])
