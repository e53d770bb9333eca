import { Client } from 'pg'

/** On a connection of its own, for as long as the work takes. */
export const withClient = async <Result>(url: string, name: string, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true })
  // A connection that is lost fails the query that runs or the next one; unheard, it would end the whole process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
