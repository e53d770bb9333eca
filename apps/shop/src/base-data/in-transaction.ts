import { Client } from 'pg'

/** On a connection of its own: a load is longer than anybody who looks at a page would wait. */
export const inTransaction = async <Result>(databaseUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}
