import { DEMO_ACCOUNTS } from '@shop/domain/demo-accounts'
import type { ShopMode } from '@shop/settings/settings'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

export type Mark = { readonly mode: ShopMode; readonly since: Date }

/** What a database says about itself. */
export type Standing = {
  readonly name: string
  readonly mark: Mark | undefined
  /** Nobody works or buys here, and nothing is on the shelves. */
  readonly isEmpty: boolean
  readonly demoAccounts: readonly string[]
}

const FILLED_FIRST = ['staff', 'customers', 'categories', 'products'] as const
const HOLDS_ACCOUNTS = ['staff', 'customers'] as const

/** Also of a database whose tables are older than this question, or are not made yet. */
export async function findStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<{ name: string }>`select current_database()::text as name`.execute(db)
  let isEmpty = true
  for (const table of FILLED_FIRST)
    if (await exists(db, table)) isEmpty &&= (await db.selectFrom(table).select('id').limit(1).execute()).length === 0
  const demoAccounts = new Set<string>()
  for (const table of HOLDS_ACCOUNTS) {
    if (!(await exists(db, table))) continue
    const found = await db.selectFrom(table).select('email').where('email', 'in', DEMO_ACCOUNTS).execute()
    for (const { email } of found) if (email !== null) demoAccounts.add(email)
  }
  return { name: rows[0]?.name ?? '', mark: await findMark(db), isEmpty, demoAccounts: [...demoAccounts] }
}

/** Whoever comes second finds the word of the first. */
export async function insertMark(db: Db, mode: ShopMode): Promise<void> {
  await db
    .insertInto('shop_database')
    .values({ mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function findMark(db: Db): Promise<Mark | undefined> {
  if (!(await exists(db, 'shop_database'))) return undefined
  const row = await db.selectFrom('shop_database').select(['mode', 'since']).executeTakeFirst()
  return row && { mode: row.mode as ShopMode, since: row.since }
}

async function exists(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db)
  return rows[0]?.found === true
}
