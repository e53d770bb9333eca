import { Client } from 'pg'

/** Whether anything was ever put into a database; one that was only created holds nothing. */
export const holdsTables = async (url: string): Promise<boolean> => {
  const client = new Client(url)
  await client.connect()
  try {
    return ((await client.query(`select from pg_tables where schemaname = 'public' limit 1`)).rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}
