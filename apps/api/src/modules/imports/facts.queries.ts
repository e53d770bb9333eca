import { type Expression, type SqlBool, sql } from 'kysely'
import { FITMENT_COLUMNS, type FitmentColumn } from './fitment-columns.ts'
import { PRODUCT_COLUMNS, type ProductColumn } from './product-columns.queries.ts'

/** What is known or said of a product or a fitment: JSON by column. Rows of files, changes and what is undone are kept as facts. */
type Facts = Expression<unknown>
type Column = ProductColumn | FitmentColumn | 'is_removal'

/** Of a table, or of a row that is called `table`, what an import may change. */
export const productFacts = (table: string) => factsIn(table, PRODUCT_COLUMNS)
export const fitmentFacts = (table: string) => factsIn(table, FITMENT_COLUMNS)

export const factsIn = (table: string, columns: readonly Column[]) =>
  factsOf(Object.fromEntries(columns.map((column) => [column, sql.ref(`${table}.${column}`)])))

export const factsOf = (values: { readonly [column in Column]?: Expression<unknown> }) =>
  sql<unknown>`jsonb_build_object(${sql.join(Object.entries(values).flatMap(([column, value]) => [sql.lit(column), value]))})`

export const NO_FACTS = sql<unknown>`'{}'::jsonb`
/** Of two facts about one column the later one holds. */
export const withFacts = (earlier: Facts, later: Facts) => sql<unknown>`(${earlier} || ${later})`
export const withoutFact = (facts: Facts, column: Column) => sql<unknown>`(${facts} - ${sql.lit(column)})`
export const withoutNulls = (facts: Facts) => sql<unknown>`jsonb_strip_nulls(${facts})`

export const says = (facts: Facts, column: Column | Expression<string>) =>
  sql<SqlBool>`(${facts} ? ${typeof column === 'string' ? sql.lit(column) : column})`
export const saysAny = (facts: Facts, columns: readonly Column[]) =>
  sql<SqlBool>`(${facts} ?| array[${sql.join(columns.map((column) => sql.lit(column)))}])`

export const fact = (facts: Facts, column: Expression<string>) => sql<unknown>`(${facts} -> ${column})`
export const text = (facts: Facts, column: Column) => sql<string | null>`(${facts} ->> ${sql.lit(column)})`
export const whole = (facts: Facts, column: Column) => sql<number | null>`(${facts} ->> ${sql.lit(column)})::int`
export const yesNo = (facts: Facts, column: Column) => sql<SqlBool>`(${facts} ->> ${sql.lit(column)})::boolean`

/** A row for each fact, and facts of many rows. */
export const eachFact = (facts: Facts) => sql<{ key: string; value: unknown }>`jsonb_each(${facts})`
export const gathered = (column: Expression<string>, value: Facts) => sql<unknown>`jsonb_object_agg(${column}, ${value})`
