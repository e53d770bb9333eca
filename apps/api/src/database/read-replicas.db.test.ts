import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { type StreamingPair, streamingPair } from '../testing/streaming-pair.ts'
import { connect, type Database, type Db } from './connect.ts'
import { inTime } from './in-time.ts'
import { withLongQueryTimeout } from './long-queries.queries.ts'
import { openReadReplicas, type ReadReplicas } from './read-replicas.ts'

let pair: StreamingPair
let line: Line
let primary: Database
let replicas: ReadReplicas
/** As the catalogue's: raised by whoever has heard of a change. */
let version = 1
beforeAll(async () => {
  pair = await streamingPair()
  line = await openLine(pair.replicaUrl)
  primary = connect({ url: pair.primaryUrl, poolSize: 3, timeoutMs: 60_000, onError: () => {} })
  await primary.pool.query('create table prices (cents int); insert into prices values (100)')
  replicas = openReadReplicas({
    url: line.url,
    primary: primary.pool,
    primaryUrl: pair.primaryUrl,
    poolSize: 3,
    timeoutMs: 60_000,
    version: () => version,
    onError: () => {},
  })
})
afterAll(async () => {
  await replicas.close()
  await primary.close()
  await line.close()
  await pair.close()
})

type Answer = { readonly cents: number; readonly isReplica: boolean }
async function read(db: Db = replicas.db): Promise<Answer | undefined> {
  return (await sql<Answer>`select cents, pg_is_in_recovery() as "isReplica" from prices`.execute(db)).rows[0]
}
async function isReplicaRead() {
  return (await read())?.isReplica
}
async function onReplica(statement: string) {
  const client = new pg.Client(pair.replicaUrl)
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('a replica that keeps up is read from, in a transaction too', async () => {
  await expect.poll(isReplicaRead).toBe(true)
  expect((await withLongQueryTimeout(replicas.db, (db) => read(db)))?.isReplica).toBe(true)
})

test('what must be written is written at the primary all the same', async () => {
  await sql`update prices set cents = 101`.execute(replicas.db)
  expect((await read(primary.db))?.cents).toBe(101)
})

test('a change that was heard of is never read from a replica that lacks it', async () => {
  await expect.poll(isReplicaRead).toBe(true)
  await onReplica('select pg_wal_replay_pause()')
  await primary.pool.query('update prices set cents = 200')
  version++
  for (let i = 0; i < 20; i++) expect(await read()).toEqual({ cents: 200, isReplica: false })
  await onReplica('select pg_wal_replay_resume()')
  await expect.poll(() => read()).toEqual({ cents: 200, isReplica: true })
})

test('a replica is read from also while every connection to the primary is taken', async () => {
  const held = await Promise.all(Array.from({ length: 3 }, () => primary.pool.connect()))
  version++
  // Who asks before the replica was looked at anew waits for the primary.
  await expect.poll(() => inTime(isReplicaRead(), 200)).toBe(true)
  for (const client of held) client.release()
})

test('a replica that falls silent fails nobody, not even who waits for it', async () => {
  await expect.poll(isReplicaRead).toBe(true)
  await line.set({ kind: 'silent' })
  expect(await Promise.all([read(), withLongQueryTimeout(replicas.db, (db) => read(db))])).toEqual([
    { cents: 200, isReplica: false },
    { cents: 200, isReplica: false },
  ])
  await line.set({ kind: 'none' })
  await expect.poll(isReplicaRead).toBe(true)
})

test('one that is cut off fails nobody either', async () => {
  await expect.poll(isReplicaRead).toBe(true)
  const asked = Array.from({ length: 20 }, () => read())
  line.cut()
  expect((await Promise.all(asked)).map((answer) => answer?.cents)).toEqual(Array(20).fill(200))
  await expect.poll(isReplicaRead).toBe(true)
})
