import type { Client } from 'pg'
import { withClient } from '../../database/with-client.ts'
import { BadBackup } from './bad-backup.ts'

/** Any number will do, as long as every process of the shop uses the same. */
const LOCK = 7_250_302

/** On a connection of its own; of two that make or verify a backup of the same shop, the second is told to wait. */
export function oneAtATime<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  return withClient(url, 'shop-backup', async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK])
    if (!rows[0]?.isMine) throw new BadBackup('Another backup of this shop is being made or verified. Try again when it is done.')
    return work(client)
  })
}
