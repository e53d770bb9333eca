import { createServer, connect as dial } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Line, openLine } from '../testing/faulty-line.ts'
import { severalHosts } from '../testing/several-hosts.ts'
import { type StreamingPair, streamingPair } from '../testing/streaming-pair.ts'
import { connect, type Database } from './connect.ts'
import { HostClient } from './host-client.ts'
import { listenToNotices, type Notices } from './notices.ts'
import { withClient } from './with-client.ts'

let pair: StreamingPair
/** The ways to the first server and to the second. */
let line: Line
let second: Line
let database: Database
let notices: Notices
beforeAll(async () => {
  pair = await streamingPair()
  line = await openLine(pair.primaryUrl)
  second = await openLine(pair.replicaUrl)
  const url = severalHosts(second.url, line.url)
  database = connect({ url, poolSize: 3, timeoutMs: 2_000, onError: () => {} })
  notices = await listenToNotices(url, ['catalogue'], () => {})
})
afterAll(async () => {
  await notices.close()
  await database.close()
  await line.close()
  await second.close()
  await pair.close()
})

async function portIn(): Promise<number> {
  return (await database.pool.query('select inet_server_port() as port')).rows[0].port
}
function portOf(url: string): number {
  return Number(new URL(url).port)
}
function onReplica(sql: string) {
  return withStandby(pair.replicaUrl, (client) => client.query(sql))
}
async function withStandby(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url)
  await client.connect()
  await work(client).finally(() => client.end())
}

test('of several hosts the one that takes writes is found, whichever is named first', async () => {
  expect(await portIn()).toBe(portOf(pair.primaryUrl))
  for (const url of [severalHosts(pair.primaryUrl, pair.replicaUrl), severalHosts(pair.replicaUrl, pair.primaryUrl)])
    await withClient(url, 'shop-test', (client) => client.query('create temp table written (id int)'))
})

test('a single host that takes no writes is refused as one that is away', async () => {
  await expect(withClient(pair.replicaUrl, 'shop-test', async () => {})).rejects.toMatchObject({ code: '57P03' })
})

test('with a single host not one byte more is sent than by the library itself', async () => {
  const sent: number[] = []
  const { port } = new URL(pair.primaryUrl)
  const relay = createServer((near) => {
    const at = sent.push(0) - 1
    const far = dial(Number(port), '127.0.0.1')
    near.on('data', (bytes) => {
      sent[at] = (sent[at] ?? 0) + bytes.length
      far.write(bytes)
    })
    far.pipe(near)
    near.on('error', () => {}).on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  const connectionString = Object.assign(new URL(pair.primaryUrl), { port: String((relay.address() as { port: number }).port) }).href
  for (const client of [new pg.Client({ connectionString }), new HostClient({ connectionString })]) {
    await client.connect()
    await client.query('select 1')
    await client.end()
  }
  relay.close()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toBe(sent[0])
})

test('a primary that falls silent is left for the one that was promoted, also by whoever waits for an answer or for news', async () => {
  let gaps = 0
  const heard: string[] = []
  notices.onGap(() => gaps++)
  notices.on('catalogue', (payload) => heard.push(payload))
  await line.set({ kind: 'silent' })
  const waiting = database.pool.query('select 1').then(
    () => 'answered',
    () => 'failed',
  )
  await onReplica('select pg_promote(true, 30)')
  expect(await waiting).toBe('failed')
  await expect.poll(() => portIn().catch(() => 0)).toBe(portOf(pair.replicaUrl))
  await expect.poll(() => gaps).toBeGreaterThan(0)
  await expect.poll(() => database.pool.query(`select pg_notify('catalogue', 'news')`).then(() => heard)).toContain('news')
})

test('where two say that they are the primary, the one that was promoted last is', async () => {
  await line.set({ kind: 'none' })
  // The address that led to the other one at the beginning.
  const url = severalHosts(pair.primaryUrl, pair.replicaUrl)
  const { rows } = await withClient(url, 'shop-test', (client) => client.query('select inet_server_port() as port'))
  expect(rows[0].port).toBe(portOf(pair.replicaUrl))
})

test('while the one that was promoted last says nothing the other is not written to', async () => {
  const [ports, older] = [[] as (number | string)[], portOf(pair.primaryUrl)]
  const ask = async () => {
    ports.unshift(await portIn().catch(({ code }) => String(code)))
    return ports[0]
  }
  await second.set({ kind: 'silent' })
  second.cut()
  await expect.poll(ask).toBe('57P03')
  await second.set({ kind: 'none' })
  await expect.poll(ask).toBe(portOf(pair.replicaUrl))
  expect(ports).not.toContain(older)
})

test('a server that is closed for writing fails one write on each connection, and is left until it is opened again', async () => {
  await database.pool.query('select 1')
  await onReplica('alter system set default_transaction_read_only = on')
  await onReplica('select pg_reload_conf()')
  const codes: (string | undefined)[] = []
  const write = async () => {
    const written = database.pool.query('create table if not exists written (id int)')
    codes.unshift(
      await written.then(
        () => 'written',
        ({ code }) => code,
      ),
    )
    return codes[0]
  }
  await expect.poll(write).toBe('57P03')
  await onReplica('alter system reset default_transaction_read_only')
  await onReplica('select pg_reload_conf()')
  await expect.poll(write).toBe('written')
  expect(codes.filter((code) => code !== 'written' && code !== '25006' && code !== '57P03' && code !== undefined)).toEqual([])
  expect(await portIn()).toBe(portOf(pair.replicaUrl))
})
