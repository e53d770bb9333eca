import type { Client } from 'pg'
import { HostClient } from './host-client.ts'

/** On a connection of its own, for as long as the work takes. */
export async function withClient<Result>(url: string, name: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new HostClient({ connectionString: url, application_name: name, keepAlive: true })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
