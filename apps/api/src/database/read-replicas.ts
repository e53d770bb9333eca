import { databaseHosts } from '@shop/settings/database-hosts'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { connect, type Db } from './connect.ts'
import { readingPool } from './reading-pool.ts'
import { openReplicaProbe, type ReplicaProbe } from './replica-probe.ts'
import { watchReplica } from './replica-watch.ts'
import type { Tables } from './tables.ts'
import { WriteTransactionDialect } from './write-transaction.ts'

type Options = {
  readonly url: string
  readonly primary: pg.Pool
  readonly primaryUrl: string
  readonly poolSize: number
  readonly timeoutMs: number
  /** Of the catalogue, as far as this process has heard. */
  readonly version: () => number
  readonly onError: (error: Error) => void
}

export type ReadReplicas = { readonly db: Db; readonly close: () => Promise<void> }

/** For reads that may be a moment old, and never older than what this process knows to have changed. */
export function openReadReplicas({ url, primary, primaryUrl, ...options }: Options): ReadReplicas {
  const onPrimary = openReplicaProbe({ url: primaryUrl, mayBeStandby: false })
  const replicas = databaseHosts(url).map((one) => openReplica(one, onPrimary, options))
  const db = new Kysely<Tables>({ dialect: new WriteTransactionDialect({ pool: readingPool(primary, replicas) }, { isReadOnly: true }) })
  return {
    db,
    close: async () => {
      onPrimary.close()
      await Promise.all(replicas.map(({ close }) => close()))
    },
  }
}

/** Whoever finds no room here goes to the primary, and has his page in time all the same. */
const MOST_PATIENCE_MS = 1_000

function openReplica(
  url: string,
  onPrimary: ReplicaProbe,
  { poolSize, timeoutMs, version, onError }: Omit<Options, 'url' | 'primary' | 'primaryUrl'>,
) {
  const { pool } = connect({
    url,
    poolSize,
    timeoutMs: Math.min(timeoutMs, MOST_PATIENCE_MS),
    statementMs: timeoutMs,
    mayBeStandby: true,
    onError: () => {},
  })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client)).on('remove', (client) => open.delete(client))
  const probe = openReplicaProbe({ url, mayBeStandby: true })
  let wasAway = false
  const watch = watchReplica({
    version,
    placeOfPrimary: async () => (await onPrimary.ask<{ place: string }>(PLACE))?.place ?? '',
    hasReached: async (place) => {
      const [log, system, ...database] = place.split(' ')
      const answer = await probe.ask<{ reached: boolean }>(REACHED, [log, system, database.join(' ')])
      wasAway = false
      return answer?.reached === true
    },
    onAway: (error) => {
      // A machine without power ends no connection by itself, and whoever waits there is answered by the primary instead.
      for (const client of open) client.connection.stream.destroy()
      if (!wasAway) onError(error)
      wasAway = true
    },
  })
  watch.start()
  return {
    pool,
    ...watch,
    close: async () => {
      watch.stop()
      probe.close()
      await pool.end()
    },
  }
}

/** With what tells it from the log of another shop: two logs can be compared only where they are one. */
const PLACE = `select concat_ws(' ', pg_current_wal_insert_lsn(), system_identifier, current_database()) as place from pg_control_system()`
const REACHED = `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) and system_identifier::text = $2 and current_database() = $3 as reached
  from pg_control_system()`
