import { withClient } from '@shop/api/database/with-client'
import { buyThrough } from '../buy-through.ts'
import type { Case } from '../case.ts'

export const connectionsEnded: Case = {
  name: 'connections-ended',
  does: 'all connections to the database are ended three times while eight shoppers buy',
  run: (field) =>
    buyThrough(field, async () => {
      for (let i = 0; i < 3; i++) {
        await withClient(field.database.url, 'shop-drill', (client) =>
          client.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
          ),
        )
      }
    }),
}
