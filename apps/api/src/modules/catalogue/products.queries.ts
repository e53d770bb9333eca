import type { PageRequest, Sort } from '@shop/domain/listing'
import type { Locale } from '@shop/domain/locale'
import { FEW_PIECES, type ProductSummary } from '@shop/domain/product'
import type { Slice } from '@shop/domain/search/page-slices'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { matching } from './matching.queries.ts'
import type { ProductFilter } from './product-filter.ts'
import type { LoadSummaries } from './summary-cache.ts'

/**
 * What a list is sorted by when nobody chose: the shop's own order, the same among the parts of one model, what is looked for, what is new, or the
 * ids as given.
 */
export type NaturalOrder = 'rank' | 'rank-of-model' | 'interest' | 'car' | 'newest' | readonly number[]

export async function listPage(
  { db, loadSummaries }: { readonly db: Db; readonly loadSummaries: LoadSummaries },
  locale: Locale,
  filter: ProductFilter,
  { page, limit, sort }: PageRequest,
  natural: NaturalOrder,
): Promise<readonly ProductSummary[]> {
  // The page is found on the narrow index first; only its rows are dressed with names and discounts.
  return loadSummaries(locale, await listIds(db, locale, filter, { offset: (page - 1) * limit, limit, sort }, natural))
}

/** What nobody chose an order for: by the number that was typed, by the car, or by what is looked for most. */
export function naturalOrderFor({ ids, car }: ProductFilter): NaturalOrder {
  return ids ?? (car?.modelIds ? 'car' : 'interest')
}

export type SortedSlice = Slice & { readonly sort: Sort }

/** The ids alone, of so many products of a list, from some place on. */
export async function listIds(db: Db, locale: Locale, filter: ProductFilter, slice: SortedSlice, natural: NaturalOrder): Promise<number[]> {
  return (await selectIds(db, locale, filter, slice, natural).execute()).map(({ id }) => id)
}

/** The same, and of how many: not known behind the last of them. */
export async function listAndCount(
  db: Db,
  locale: Locale,
  filter: ProductFilter,
  slice: SortedSlice,
  natural: NaturalOrder,
): Promise<{ readonly ids: readonly number[]; readonly total: number | undefined }> {
  const rows = await selectIds(db, locale, filter, slice, natural).select(sql<number>`(count(*) over ())::int`.as('total')).execute()
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (slice.offset === 0 ? 0 : undefined) }
}

export function selectIds(db: Db, locale: Locale, filter: ProductFilter, { offset, limit, sort }: SortedSlice, natural: NaturalOrder) {
  return orderOf(locale, sort, natural)
    .reduce((query, expression) => query.orderBy(expression as never), matching(db, filter).select('p.id'))
    .limit(limit)
    .offset(offset)
}

/** The limit is none, and keeps the database from putting halves of the list together in any order. */
const EVERYTHING = 2_147_483_647

/** The ids of a whole list in its order, four bytes each. */
export async function readWholeOrder(db: Db, locale: Locale, filter: ProductFilter, sort: Sort, natural: NaturalOrder): Promise<Buffer> {
  const whole = selectIds(db, locale, filter, { offset: 0, limit: EVERYTHING, sort }, natural)
  const { ids } = await db
    .selectFrom(whole.as('list'))
    .select(sql<Buffer | null>`string_agg(int4send(id), ''::bytea)`.as('ids'))
    .executeTakeFirstOrThrow()
  return ids ?? Buffer.alloc(0)
}

/** Every order is total: ties end on the id, so pages never repeat or skip a product. */
export function orderOf(locale: Locale, sort: Sort, natural: NaturalOrder): RawBuilder<unknown>[] {
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

function naturalOrder(natural: NaturalOrder): RawBuilder<unknown>[] {
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

export async function countMatching(db: Db, filter: ProductFilter): Promise<number> {
  return Number(
    (
      await matching(db, filter)
        .select((e) => e.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  )
}

/** Products that are sold and of which few pieces or none are left. */
export async function countFewLeft(db: Db): Promise<number> {
  const { few } = await db
    .selectFrom('products')
    .select((e) => e.fn.countAll<string>().as('few'))
    .where('status', '=', 'active')
    .where((e) => e(e('stock', '-', e.ref('reserved')), '<=', FEW_PIECES))
    .executeTakeFirstOrThrow()
  return Number(few)
}
