import { databaseHosts } from '@shop/settings/database-hosts'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { connect, type Db } from './connect.ts'
import { HostClient } from './host-client.ts'
import { readingPool } from './reading-pool.ts'
import { watchReplica } from './replica-watch.ts'
import type { Tables } from './tables.ts'

type Options = {
  readonly url: string
  readonly primary: pg.Pool
  readonly poolSize: number
  readonly patienceMs: number
  /** Of the catalogue, as far as this process has heard. */
  readonly version: () => number
  readonly onError: (error: Error) => void
}

export type ReadReplicas = { readonly db: Db; readonly close: () => Promise<void> }

/** For reads that may be a moment old, and never older than what this process knows to have changed. */
export const openReadReplicas = ({ url, primary, version, ...options }: Options): ReadReplicas => {
  const replicas = databaseHosts(url).map((one) => openReplica(one, primary, version, options))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readingPool(primary, replicas) }) })
  return { db, close: async () => void (await Promise.all(replicas.map(({ close }) => close()))) }
}

const LOOK_MS = 1_000

const openReplica = (
  url: string,
  primary: pg.Pool,
  version: Options['version'],
  { poolSize, patienceMs, onError }: Pick<Options, 'poolSize' | 'patienceMs' | 'onError'>,
) => {
  const { pool } = connect({
    url,
    poolSize,
    patienceMs: Math.min(patienceMs, LOOK_MS),
    statementMs: patienceMs,
    mayBeStandby: true,
    onError: () => {},
  })
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client)).on('remove', (client) => open.delete(client))
  const eye = openEye(url)
  let wasAway = false
  const watch = watchReplica({
    version,
    placeOfPrimary: async () => (await primary.query<{ place: string }>(PLACE)).rows[0]?.place ?? '',
    hasReached: async (place) => {
      const isReached = await eye.ask(place)
      wasAway = false
      return isReached
    },
    onAway: (error) => {
      eye.close()
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
      eye.close()
      await pool.end()
    },
  }
}

/** With what tells it from the log of another shop: two logs can be compared only where they are one. */
const PLACE = `select concat_ws(' ', pg_current_wal_insert_lsn(), system_identifier, current_database()) as place from pg_control_system()`
const REACHED = `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) and system_identifier::text = $2 and current_database() = $3 as reached
  from pg_control_system()`

/** A connection that looks how far the replica has come: not one that others may keep busy. */
const openEye = (url: string) => {
  let client: HostClient | undefined
  const open = async () => {
    client = new HostClient({
      connectionString: url,
      connectionTimeoutMillis: LOOK_MS,
      query_timeout: LOOK_MS,
      mayBeStandby: true,
      application_name: 'shop-eye',
    })
    await client.connect()
    return client
  }
  return {
    ask: async (place: string): Promise<boolean> => {
      const [log, system, ...database] = place.split(' ')
      const { rows } = await (client ?? (await open())).query<{ reached: boolean }>(REACHED, [log, system, database.join(' ')])
      return rows[0]?.reached === true
    },
    close: () => {
      client?.connection.stream.destroy()
      client = undefined
    },
  }
}
