import type pg from 'pg'

/** On in a replica, and on in a server that its operator has closed for writing. */
const NO_WRITES = ['in_hot_standby', 'default_transaction_read_only']

type Told = { readonly parameterName: string; readonly parameterValue: string }

/** Since its version 14 a server says by itself, while a connection is made and whenever it changes, whether it takes writes: nobody has to ask. */
export function takesWrites(client: pg.Client): () => boolean {
  const told = new Map<string, string>()
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: Told) => told.set(parameterName, parameterValue))
  return () => NO_WRITES.every((name) => told.get(name) !== 'on')
}
