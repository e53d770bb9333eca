import { type Expression, type SqlBool, sql } from 'kysely'
import { FITMENT_COLUMNS, type FitmentColumn } from './fitment-columns.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.queries.ts'

/** What is known or said of a product or a fitment: JSON by column. Rows of files, changes and what is undone are kept as facts. */
type Facts = Expression<unknown>
type Column = ProductColumn | FitmentColumn | 'is_removal'

/** Of a table, or of a row that is called `table`, what an import may change. */
export function productFacts(table: string) {
  return factsIn(table, PRODUCT_COLUMNS)
}
export function fitmentFacts(table: string) {
  return factsIn(table, FITMENT_COLUMNS)
}

export function factsIn(table: string, columns: readonly Column[]) {
  return factsOf(Object.fromEntries(columns.map((column) => [column, sql.ref(`${table}.${column}`)])))
}

export function factsOf(values: { readonly [column in Column]?: Expression<unknown> }) {
  return sql<unknown>`jsonb_build_object(${sql.join(Object.entries(values).flatMap(([column, value]) => [sql.lit(column), value]))})`
}

export const NO_FACTS = sql<unknown>`'{}'::jsonb`
/** Of two facts about one column the later one holds. */
export function withFacts(earlier: Facts, later: Facts) {
  return sql<unknown>`(${earlier} || ${later})`
}
export function withoutFact(facts: Facts, column: Column) {
  return sql<unknown>`(${facts} - ${sql.lit(column)})`
}
export function withoutNulls(facts: Facts) {
  return sql<unknown>`jsonb_strip_nulls(${facts})`
}

export function says(facts: Facts, column: Column | Expression<string>) {
  return sql<SqlBool>`(${facts} ? ${typeof column === 'string' ? sql.lit(column) : column})`
}
export function saysAny(facts: Facts, columns: readonly Column[]) {
  return sql<SqlBool>`(${facts} ?| array[${sql.join(columns.map((column) => sql.lit(column)))}])`
}

export function fact(facts: Facts, column: Expression<string>) {
  return sql<unknown>`(${facts} -> ${column})`
}
export function text(facts: Facts, column: Column) {
  return sql<string | null>`(${facts} ->> ${sql.lit(column)})`
}
export function whole(facts: Facts, column: Column) {
  return sql<number | null>`(${facts} ->> ${sql.lit(column)})::int`
}
export function yesNo(facts: Facts, column: Column) {
  return sql<SqlBool>`(${facts} ->> ${sql.lit(column)})::boolean`
}

/** A row for each fact, and facts of many rows. */
export function eachFact(facts: Facts) {
  return sql<{ key: string; value: unknown }>`jsonb_each(${facts})`
}
export function gathered(column: Expression<string>, value: Facts) {
  return sql<unknown>`jsonb_object_agg(${column}, ${value})`
}
