import type { PageRequest, Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import { discountedPrice } from '@shop/domain/pricing'
import { FEW_PIECES, type FitmentRow, type Product, type ProductStatus, type ProductSummary, type SaleUnit } from '@shop/domain/product'
import { type CompiledQuery, type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { inLanguage } from './in-language.queries.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'

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
      'o.ends_at as promotion_ends_at',
    ])
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

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
            endsAt: row.promotion_ends_at ?? undefined,
          },
    matchedNumber: undefined,
  }
}

/** What a list is sorted by when nobody chose: its names, what is looked for, what is new, or the ids as given. */
export type NaturalOrder = 'name' | 'interest' | 'car' | 'newest' | readonly number[]

export const listPage = async (
  db: Db,
  locale: Locale,
  filter: ProductFilter,
  request: PageRequest,
  natural: NaturalOrder,
): Promise<ProductSummary[]> => {
  const order = orderOf(locale, request.sort, natural)
  // The page is found on the narrow index first; only its rows are dressed with names and discounts.
  const page = order
    .reduce((query, expression) => query.orderBy(expression as never), matching(db, filter).select('p.id'))
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
  const dressed = selectSummaries(db, locale).innerJoin(page.as('page'), 'page.id', 'p.id')
  const rows = await order.reduce((query, expression) => query.orderBy(expression as never), dressed).execute()
  return rows.map(summaryOf)
}

/** Every order is total: ties end on the id, so pages never repeat or skip a product. */
const orderOf = (locale: Locale, sort: Sort, natural: NaturalOrder): RawBuilder<unknown>[] => {
  const name = sql.ref(`p.name_key_${locale}`)
  const orders: Record<Sort, RawBuilder<unknown>[]> = {
    relevance: naturalOrder(natural, name),
    name: [sql`${name}`],
    'name-descending': [sql`${name} desc`],
    'lowest-price': [sql`p.sort_price_cents`],
    'highest-price': [sql`p.sort_price_cents desc`],
    'outlet-first': [sql`p.is_outlet desc`],
    'highest-discount': [sql`p.sort_discount desc`],
  }
  // Descending lists end on descending ids, so that the same index serves both directions.
  const tie = sort === 'name-descending' || sort === 'highest-price' ? sql`p.id desc` : sql`p.id`
  return [...orders[sort], tie]
}

const naturalOrder = (natural: NaturalOrder, name: RawBuilder<unknown>): RawBuilder<unknown>[] => {
  if (natural === 'name') return [sql`${name}`]
  if (natural === 'newest') return [sql`p.created_at desc`]
  // What was made for the car stands before what fits any.
  if (natural === 'car') return [sql`p.is_universal`, sql`p.is_available desc`, sql`p.popularity desc`]
  if (natural === 'interest') return [sql`p.is_available desc`, sql`p.popularity desc`]
  return [sql`array_position(${[...natural]}::int[], p.id)`]
}

export const countMatching = async (db: Db, filter: ProductFilter): Promise<number> =>
  Number(
    (
      await matching(db, filter)
        .select((e) => e.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  )

export const findProductById = async (db: Db, locale: Locale, id: number): Promise<Product | undefined> => {
  const compiled = productQueries.get(locale) ?? compileProductQuery(db, locale)
  const { rows } = await db.executeQuery<ProductRow>({
    ...compiled,
    parameters: compiled.parameters.map((parameter) => (parameter === ID ? id : parameter)),
  })
  return rows[0] && productOf(rows[0])
}

export const findProductsById = async (db: Db, locale: Locale, ids: readonly number[]): Promise<Product[]> => {
  const rows = await selectProducts(db, locale)
    .where(sql<boolean>`p.id = any(${[...ids]}::int[])`)
    .execute()
  return rows.map(productOf)
}

/** The next products on sale by id, for whoever goes through all of them. */
export const listProductsAfter = async (db: Db, locale: Locale, after: number, limit: number): Promise<Product[]> => {
  const rows = await selectProducts(db, locale)
    .where('p.status', '=', 'active')
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(productOf)
}

const selectProducts = (db: Db, locale: Locale) =>
  selectSummaries(db, locale)
    // Got for one customer: it has no page.
    .where('p.status', '<>', 'on-order')
    .select([inLanguage(locale)('p', 'description').as('description'), fitmentsOf(locale).as('fitments')])

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

const productOf = (row: ProductRow): Product => ({ ...summaryOf(row), description: row.description, fitments: row.fitments.map(fitmentOf) })

/** The question asked most is put into words once; only its id changes. */
const compileProductQuery = (db: Db, locale: Locale): CompiledQuery<ProductRow> => {
  const compiled = selectProducts(db, locale).where(sql<boolean>`p.id = ${ID}`).compile()
  productQueries.set(locale, compiled)
  return compiled
}
const ID = Symbol('id')
const productQueries = new Map<Locale, CompiledQuery<ProductRow>>()

/** Whether a text can be the id of a row at all: PostgreSQL refuses larger numbers with an error. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

type FitmentJson = { make: string; model: string; from: number; to: number; engine: string; position: string | null; note: string | null }

/** The cars of a product as one value, so that a product is one question. */
const fitmentsOf = (locale: Locale) => {
  const t = inLanguage(locale)
  return sql<FitmentJson[]>`(
    select coalesce(json_agg(json_build_object('make', k.name, 'model', m.name, 'from', f.year_from, 'to', f.year_to, 'engine', f.engine,
      'position', ${t('f', 'position')}, 'note', ${t('f', 'note')}) order by k.name, m.name, f.year_from, f.engine), '[]')
    from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id where f.product_id = p.id)`
}

const fitmentOf = ({ make, model, from, to, engine, position, note }: FitmentJson): FitmentRow => ({
  make,
  model,
  yearFrom: from,
  yearTo: to,
  engine,
  position: position ?? undefined,
  note: note ?? undefined,
})

const isRunning = (e: ExpressionBuilder<Tables & { o: Tables['promotions'] }, 'o'>) =>
  e.and([e(e.fn<string>('lower', ['o.status']), '=', 'activo'), sql<boolean>`now() between o.starts_at and o.ends_at`])

/** Products that are sold and of which few pieces or none are left. */
export const countFewLeft = async (db: Db): Promise<number> => {
  const { few } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll<string>().as('few'))
    .where('status', '=', 'active')
    .where((e) => e(e('stock', '-', e.ref('reserved')), '<=', FEW_PIECES))
    .executeTakeFirstOrThrow()
  return Number(few)
}
