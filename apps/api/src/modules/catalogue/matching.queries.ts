import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { unseenNumber, unseenNumbers, unseenTexts } from '../../database/one-plan.ts'
import type { Car, ProductFilter } from './product-filter.ts'

/** Written out, and not a parameter: only so a plan that is kept for the next question can use the indexes of what is sold. */
const IS_SOLD = sql<SqlBool>`p.status = 'active'`

/** The products of a filter that are sold. Callers select, group or order. */
export function matching(db: Db, filter: ProductFilter) {
  const { ids, exceptIds, partTypeIds, brandIds, car, words = [], traits = [], unconfirmedFor, priceFrom, priceTo, promotionId } = filter
  return db
    .selectFrom('products as p')
    .where(IS_SOLD)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`p.id = any(${[...(ids ?? [])]}::int[])`))
    .$if(exceptIds !== undefined, (query) => query.where(sql<SqlBool>`p.id <> all(${[...(exceptIds ?? [])]}::int[])`))
    .$if(partTypeIds !== undefined, (query) => query.where(among('p.part_type_id', partTypeIds ?? [])))
    .$if(brandIds !== undefined, (query) => query.where(among('p.brand_id', brandIds ?? [])))
    .$if(car !== undefined, (query) => query.where(car ? fitting(car, partTypeIds) : sql<SqlBool>`true`))
    .$call((query) => [...words, ...traits].reduce((narrower, anyOf) => narrower.where(named(anyOf)), query))
    .$if(unconfirmedFor !== undefined, (query) => query.where(unconfirmedFor ? unconfirmed(unconfirmedFor) : sql<SqlBool>`true`))
    .$if(priceFrom !== undefined, (query) => query.where('p.sort_price_cents', '>=', priceFrom ?? 0))
    .$if(priceTo !== undefined, (query) => query.where('p.sort_price_cents', '<=', priceTo ?? 0))
    .$if(promotionId !== undefined, (query) => query.where('p.promotion_id', '=', promotionId ?? 0))
    .$if(filter.isAvailable === true, (query) => query.where('p.is_available', '=', true))
    .$if(filter.isOutlet === true, (query) => query.where('p.is_outlet', '=', true))
    .$if(filter.isPremium === true, (query) => query.where('p.is_premium', '=', true))
    .$if(filter.isRecommended === true, (query) => query.where('p.is_recommended', '=', true))
    .$if(filter.isHeavyDuty === true, (query) => query.where('p.is_heavy_duty', '=', true))
    .$if(filter.hasDiscount === true, (query) => query.where('p.sort_discount', '>', '0'))
    .$if(filter.isSought === true, (query) => query.where('p.popularity', '>', 0))
}

/** A single value leaves the order to the index; a list does not. */
function among(column: string, ids: readonly number[]) {
  return ids.length === 1 ? sql<SqlBool>`${sql.ref(column)} = ${ids[0]}` : sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::int[])`
}
/** Where an index leads to them, whichever they are. */
function amongUnseen(column: string, ids: readonly number[]) {
  return ids.length === 1 && ids[0] !== undefined
    ? sql<SqlBool>`${sql.ref(column)} = ${unseenNumber(ids[0])}`
    : sql<SqlBool>`${sql.ref(column)} = any(${unseenNumbers(ids)})`
}

/** Parts in whose name one of these words stands, in any number or gender. */
function named(anyOf: readonly string[]) {
  return anyOf.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`p.search_vector @@ (${sql.join(
        anyOf.map((word) => sql`plainto_tsquery('spanish', words_key(${word}))`),
        sql` || `,
      )})`
}

/** A part whose name says from which year to which it is for, and not this one, is for another car. */
export function unconfirmed({ model, year }: NonNullable<ProductFilter['unconfirmedFor']>) {
  const inYears =
    year === undefined
      ? sql``
      : sql` and coalesce(${year} between substring(p.name_es from '((?:19|20)[0-9]{2})[-–](?:19|20)[0-9]{2}')::int
          and substring(p.name_es from '(?:19|20)[0-9]{2}[-–]((?:19|20)[0-9]{2})')::int, true)`
  return sql<SqlBool>`(not p.is_placed and not p.is_universal and p.search_vector @@ plainto_tsquery('spanish', words_key(${model}))${inYears})`
}

function fitting(car: Car, partTypeIds: readonly number[] | undefined) {
  return sql<SqlBool>`p.id = any(array(${fittingIds(car, partTypeIds)}))`
}

/**
 * A row without an engine fits all engines of its years. Universal parts fit any car, and are shown where their kind was asked for.
 * Gathered first, as an array: left to choose, the planner may walk all names and ask of each whether it fits.
 */
export function fittingIds(car: Car, partTypeIds: readonly number[] | undefined) {
  const rows = sql`select f.product_id from fitments f where ${carRows(car)}`
  if (partTypeIds === undefined) return rows
  return sql`${rows} and ${amongUnseen('f.part_type_id', partTypeIds)}
    union all select u.id from products u where u.status = 'active' and u.is_universal and ${amongUnseen('u.part_type_id', partTypeIds)}`
}

/** Later than any car. */
const CENTURY = 100

/** The rows of `fitments f` that name a car. */
export function carRows({ modelIds, year, years, engines }: Car) {
  const inYear = year === undefined ? sql`` : sql` and ${unseenNumber(year)} between f.year_from and f.year_to`
  const inYears =
    years === undefined
      ? sql``
      : sql` and f.year_to >= ${unseenNumber(years.from)} and f.year_from <= ${unseenNumber(years.to ?? years.from + CENTURY)}`
  const withEngine = engines.length === 0 ? sql`` : sql` and (f.engine = '' or f.engine = any(${unseenTexts(engines)}))`
  const ofModels = modelIds === undefined ? sql`true` : amongUnseen('f.model_id', modelIds)
  return sql<SqlBool>`${ofModels}${inYear}${inYears}${withEngine}`
}
