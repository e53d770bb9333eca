import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Something that must hold: what is looked at, and the statement that names those that break it. */
export type Rule = {
  readonly name: string
  readonly of: (db: Db) => { readonly executeTakeFirstOrThrow: () => Promise<{ count: number }> }
  readonly broken: RawBuilder<{ which: string }>
}

export const COUNT = sql<number>`count(*)::integer`.as('count')
export const ORDERS: Rule['of'] = (db) => db.selectFrom('orders').select(COUNT)
