import pg from 'pg'
import { buyThrough } from '../buy-through.ts'
import type { Case } from '../case.ts'

export const connectionsEnded: Case = {
  name: 'connections-ended',
  does: 'all connections to the database are ended three times while eight shoppers buy',
  run: (field) =>
    buyThrough(field, async () => {
      for (let i = 0; i < 3; i++) {
        const client = new pg.Client(field.database.url)
        await client.connect()
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
        await client.end()
      }
    }),
}
