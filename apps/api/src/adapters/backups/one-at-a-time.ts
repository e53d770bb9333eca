import { Client } from 'pg'
import { BadBackup } from './bad-backup.ts'

/** Any number will do, as long as every process of the shop uses the same. */
const LOCK = 7_250_302

/** On a connection of its own; of two that make or verify a backup of the same shop, the second is told to wait. */
export const oneAtATime = async <Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, application_name: 'shop-backup' })
  await client.connect()
  try {
    const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [LOCK])
    if (!rows[0]?.isMine) throw new BadBackup('Another backup of this shop is being made or verified. Try again when it is done.')
    return await work(client)
  } finally {
    await client.end()
  }
}
