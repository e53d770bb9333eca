import { withClient } from '@shop/api/database/with-client'
import type { Client } from 'pg'

/** On a connection of its own: a load is longer than anybody who looks at a page would wait. */
export function inTransaction<Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  return withClient(databaseUrl, 'shop', async (client) => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
}
