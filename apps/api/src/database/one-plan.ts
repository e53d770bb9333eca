import { type RawBuilder, sql } from 'kysely'

/**
 * Values that the planner does not get to see. A prepared statement is planned anew for each set of values wherever PostgreSQL takes the plan for
 * known ones to be cheaper, and what planning itself costs it puts far too low: to plan the question after a part's neighbours takes three
 * times as long as to answer it. Where each table is reached by an index whatever is asked, one plan is as good as another, and with nothing
 * to see in the values it keeps the first that fits all.
 */
export function unseenNumber(value: number): RawBuilder<number> {
  return sql<number>`(select ${value}::int)`
}
export function unseenText(value: string): RawBuilder<string> {
  return sql<string>`(select ${value}::text)`
}
export function unseenNumbers(values: readonly number[]): RawBuilder<number[]> {
  return sql<number[]>`(select ${[...values]}::int[])::int[]`
}
export function unseenTexts(values: readonly string[]): RawBuilder<string[]> {
  return sql<string[]>`(select ${[...values]}::text[])::text[]`
}
