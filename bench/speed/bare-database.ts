import pg from 'pg'
import { type Asked, type StatementName, statementOf } from './bare.queries.ts'

/** What the pages read of a row; calls send rows as they are. */
export type Row = {
  readonly id: number
  readonly name_es: string
  readonly part_number: string
  readonly internal_key: string
  readonly brand: string
  readonly price_cents: number
  readonly discount_percent: number | null
  readonly images: readonly string[]
}

/** As many connections as one process of the shop has. Plans are made once: for these statements that saves more than it costs. */
export function openBareDatabase(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, options: '-c plan_cache_mode=force_generic_plan' })
  return async (name: StatementName, asked: Asked): Promise<Row[]> => (await pool.query(statementOf(name, asked))).rows
}
