import type { TestShop } from './test-shop.ts'

/** What somebody who owns the database does to the log of staff's actions: first the triggers go. */
export async function behindTheLog({ pool }: TestShop, statements: readonly string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('alter table audit_log disable trigger user')
    for (const statement of statements) await client.query(statement)
    await client.query('alter table audit_log enable trigger user')
  } finally {
    client.release()
  }
}
