import { withClient } from '@shop/api/database/with-client'

/** Whether anything was ever put into a database; one that was only created holds nothing. */
export function holdsTables(url: string): Promise<boolean> {
  return withClient(
    url,
    'shop-restore',
    async (client) => ((await client.query(`select from pg_tables where schemaname = 'public' limit 1`)).rowCount ?? 0) > 0,
  )
}
