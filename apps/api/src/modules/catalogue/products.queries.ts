import type { PageRequest, Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { FEW_PIECES, type FitmentRow, type Product, type ProductSummary } from '@shop/domain/product'
import type { Slice } from '@shop/domain/search/page-slices'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { askedOften } from './asked-often.queries.ts'
import { inLanguage } from './in-language.queries.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import { type SummaryRow, selectSummaries, summaryOf } from './product-summaries.queries.ts'

/**
 * What a list is sorted by when nobody chose: the shop's own order, the same among the parts of one model, what is looked for, what is new, or the
 * ids as given.
 */
export type NaturalOrder = 'rank' | 'rank-of-model' | 'interest' | 'car' | 'newest' | readonly number[]

export const listPage = async (
  db: Db,
  locale: Locale,
  filter: ProductFilter,
  { page, limit, sort }: PageRequest,
  natural: NaturalOrder,
): Promise<ProductSummary[]> =>
  // The page is found on the narrow index first; only its rows are dressed with names and discounts.
  dress(db, locale, await listIds(db, locale, filter, { offset: (page - 1) * limit, limit, sort }, natural))

/** What nobody chose an order for: by the number that was typed, by the car, or by what is looked for most. */
export const naturalOrderFor = ({ ids, car }: ProductFilter): NaturalOrder => ids ?? (car?.modelIds ? 'car' : 'interest')

export type SortedSlice = Slice & { readonly sort: Sort }

/** The ids alone, of so many products of a list, from some place on. */
export const listIds = async (
  db: Db,
  locale: Locale,
  filter: ProductFilter,
  slice: SortedSlice,
  natural: NaturalOrder,
): Promise<number[]> => (await selectIds(db, locale, filter, slice, natural).execute()).map(({ id }) => id)

export const selectIds = (db: Db, locale: Locale, filter: ProductFilter, { offset, limit, sort }: SortedSlice, natural: NaturalOrder) =>
  orderOf(locale, sort, natural)
    .reduce((query, expression) => query.orderBy(expression as never), matching(db, filter).select('p.id'))
    .limit(limit)
    .offset(offset)

/** The limit is none, and keeps the database from putting halves of the list together in any order. */
const EVERYTHING = 2_147_483_647

/** The ids of a whole list in its order, four bytes each. */
export const readWholeOrder = async (db: Db, locale: Locale, filter: ProductFilter, sort: Sort, natural: NaturalOrder): Promise<Buffer> => {
  const whole = selectIds(db, locale, filter, { offset: 0, limit: EVERYTHING, sort }, natural)
  const { ids } = await db
    .selectFrom(whole.as('list'))
    .select(sql<Buffer | null>`string_agg(int4send(id), ''::bytea)`.as('ids'))
    .executeTakeFirstOrThrow()
  return ids ?? Buffer.alloc(0)
}

/** Every order is total: ties end on the id, so pages never repeat or skip a product. */
export const orderOf = (locale: Locale, sort: Sort, natural: NaturalOrder): RawBuilder<unknown>[] => {
  const name = sql.ref(`p.name_key_${locale}`)
  const orders: Record<Sort, RawBuilder<unknown>[]> = {
    relevance: naturalOrder(natural),
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

const naturalOrder = (natural: NaturalOrder): RawBuilder<unknown>[] => {
  if (natural === 'rank') return [sql`p.is_available desc`, sql`p.list_rank`]
  if (natural === 'rank-of-model') return RANK_OF_MODEL
  if (natural === 'newest') return [sql`p.created_at desc`]
  // What was made for the car stands before what fits any.
  if (natural === 'car') return [sql`p.is_universal`, sql`p.is_available desc`, sql`p.popularity desc`]
  if (natural === 'interest') return [sql`p.is_available desc`, sql`p.popularity desc`]
  return [sql`array_position(${[...natural]}::int[], p.id)`]
}

/**
 * A model has few parts of each kind, and their rounds in the whole shop are far apart: they are counted anew, or kinds of which the shop has few
 * would all come first. What was made for the car stands before what fits any.
 */
const RANK_OF_MODEL = [
  sql`p.is_universal`,
  sql`p.is_available desc`,
  sql`row_number() over (partition by p.is_universal, p.is_available, p.part_type_id order by p.list_rank, p.id)`,
  // Without its round: the kinds by how much they are looked for.
  sql`p.list_rank & ((1::bigint << 40) - 1)`,
]

export const countMatching = async (db: Db, filter: ProductFilter): Promise<number> =>
  Number(
    (
      await matching(db, filter)
        .select((e) => e.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  )

export const findProductById = async (db: Db, locale: Locale, id: number): Promise<Product | undefined> => {
  const { rows } = await db.executeQuery(productById(db, locale, id))
  return rows[0] && productOf(rows[0])
}

/** Products as lists show them, in the order of their ids; what is not there any more is left out. */
export const dress = async (db: Db, locale: Locale, ids: readonly number[]): Promise<ProductSummary[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.executeQuery(summariesById(db, locale, ids))
  const byId = new Map(rows.map((row) => [row.id, summaryOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

export const selectProducts = (db: Db, locale: Locale) =>
  selectSummaries(db, locale)
    // Got for one customer: it has no page.
    .where('p.status', '<>', 'on-order')
    .select([inLanguage(locale)('p', 'description').as('description'), fitmentsOf(locale).as('fitments')])

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

export const productOf = (row: ProductRow): Product => ({
  ...summaryOf(row),
  description: row.description,
  fitments: row.fitments.map(fitmentOf),
})

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

const productById = askedOften<ProductRow, [number]>((db, locale, id) => selectProducts(db, locale).where(sql<boolean>`p.id = ${id}`))
const summariesById = askedOften<SummaryRow, [readonly number[]]>((db, locale, ids) =>
  selectSummaries(db, locale).where(sql<boolean>`p.id = any(${ids}::int[])`),
)

/** Whether a text can be the id of a row at all: PostgreSQL refuses larger numbers with an error. */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647

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
