import { Kysely } from 'kysely'
import pg from 'pg'
import { type AuditKeys, CarriedAuditKeys } from './audit-keys.ts'
import { PreparedClient } from './prepared-client.ts'
import type { Tables } from './tables.ts'
import { columnTypes } from './text-lists.ts'
import { WriteTransactionDialect } from './write-transaction.ts'

/** A connection to query with: the pool's, or, inside `transactional`, the transaction's own. */
export type Db = Kysely<Tables>

export type Database = { readonly db: Db; readonly pool: pg.Pool; readonly close: () => Promise<void> }

type Options = {
  readonly url: string
  readonly poolSize: number
  /** No query of a page may hold a connection for longer; long work belongs to the worker. */
  readonly timeoutMs: number
  /** Where a query may take longer than a free connection. */
  readonly statementMs?: number
  /** For reading from a replica. */
  readonly mayBeStandby?: boolean
  readonly onError: (error: Error) => void
  /** For whoever writes to the log of staff's actions, or verifies it. */
  readonly auditKeys?: AuditKeys
}

export function connect({
  url,
  poolSize,
  timeoutMs,
  statementMs = timeoutMs,
  mayBeStandby = false,
  onError,
  auditKeys,
}: Options): Database {
  const options = {
    // Its types know of no parameters, and it hands over these very options.
    Client: PreparedClient as unknown as new () => PreparedClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: statementMs,
    application_name: 'shop',
    types: columnTypes,
    mayBeStandby,
  }
  const pool = new pg.Pool(options)
  let isClosing = false
  const report = (error: Error) => {
    // A database that stops right after us says goodbye to connections that are ending anyway.
    if (!isClosing) onError(error)
  }
  // Without listeners a restart of the database would end this process too.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))
  // Before the pool decides whether to keep it: one that was ended is thrown away.
  pool.on('release', (_, client) => {
    if ((client as pg.PoolClient & PreparedClient).isLost) client.end().catch(() => {})
  })
  const db = new Kysely<Tables>({
    dialect: new WriteTransactionDialect({ pool }),
    plugins: auditKeys ? [new CarriedAuditKeys(auditKeys)] : [],
  })
  const close = () => {
    isClosing = true
    return db.destroy()
  }
  return { db, pool, close }
}
