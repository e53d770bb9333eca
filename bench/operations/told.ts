import { withClient } from '@shop/api/database/with-client'
import type { Told } from './visitors.ts'

/** What became of visitors, in a line. */
export function inWords({ failures, gets, posts }: Told): string {
  const failed = Object.entries(failures)
  return `${gets} GET and ${posts} POST, ${failed.map(([kind, times]) => `${times} x ${kind}`).join(', ') || '0 failed'}`
}

export function failedOf({ failures }: Told): number {
  return Object.values(failures).reduce((sum, times) => sum + times, 0)
}

/** Who was told that it came in is there, once; who was told no is not there twice. */
export function areAllThere(databaseUrl: string, acknowledged: readonly string[]): Promise<boolean> {
  return withClient(databaseUrl, 'shop-drill', async (client) => {
    const { rows } = await client.query<{ email: string; times: number }>(
      `select email, count(*)::int as times from quotations where email like 'drill-%' group by email`,
    )
    const times = new Map(rows.map((row) => [row.email, row.times]))
    return acknowledged.every((email) => times.get(email) === 1) && rows.every((row) => row.times === 1)
  })
}
