import { withClient } from '@shop/api/database/with-client'
import type { Field } from './field.ts'

/** Everybody who is connected to the database is so no more. */
export function endConnections(field: Field): Promise<unknown> {
  return withClient(field.database.url, 'shop-drill', (client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'),
  )
}
