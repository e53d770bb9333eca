import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findOrphans } from './orphans.ts'
import { startSupervisedPostgres } from './supervised-postgres.ts'

// Making a data folder takes longer than all that is tested: each test has a copy of one.
const template = publicFolder()
beforeAll(async () => {
  const database = await startEmbeddedPostgres({ folder: join(template, 'data') })
  await database.stop()
})
afterAll(() => rmSync(template, { recursive: true, force: true }))

function publicFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  // mkdtemp makes 0700, but the user who runs PostgreSQL has to get through.
  chmodSync(folder, 0o755)
  return folder
}

async function start() {
  const parent = publicFolder()
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const folder = join(parent, 'data')
  // Keeps the owner, who runs the server.
  execFileSync('cp', ['-a', join(template, 'data'), folder])
  const said: string[] = []
  const errors: Error[] = []
  const database = await startSupervisedPostgres({
    folder,
    warn: (message) => said.push(message),
    onGiveUp: (error) => errors.push(error),
  })
  onTestFinished(database.stop)
  return { database, folder, said, errors }
}
type Started = Awaited<ReturnType<typeof start>>

async function connect({ database }: Started): Promise<Client> {
  const client = new Client(database.url('postgres'))
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

async function query(started: Started, sql: string) {
  const client = await connect(started)
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function kill(pid: number): void {
  process.kill(pid, 'SIGKILL')
}

async function killAndAwaitRestart(started: Started): Promise<void> {
  const killed = started.database.pid
  kill(killed)
  await expect.poll(() => [...started.errors, started.said.at(-1)].join(), { timeout: 20_000 }).toMatch(/answers again/)
  expect(started.database.pid).not.toBe(killed)
}

test('killed with -9 it is started again at the same address with all that was committed, up to three times within a minute', async () => {
  const started = await start()
  const { database, said, errors } = started
  const url = database.url('postgres')
  await query(started, 'create table parts as select 0 as id')
  for (const id of [1, 2, 3]) {
    await query(started, `insert into parts values (${id})`)
    said.length = 0
    await killAndAwaitRestart(started)
    expect(said[0]).toBe(`The embedded PostgreSQL ended unexpectedly (SIGKILL). Restart ${id} of 3 within a minute.`)
  }
  expect(database.url('postgres')).toBe(url)
  expect(await query(started, 'select id from parts order by id')).toEqual([{ id: 0 }, { id: 1 }, { id: 2 }, { id: 3 }])
  kill(database.pid)
  await expect
    .poll(() => errors.map(({ message }) => message))
    .toEqual([expect.stringMatching(/\(SIGKILL\) after 3 restarts.*memory runs out/)])
})

test('processes that outlive the killed server with a query under way are ended', async () => {
  const started = await start()
  const busy = await connect(started)
  // It only computes, and so does not notice that its server is gone.
  const computing = busy
    .query('select count(*) from generate_series(1, 100) a, generate_series(1, 100000000) b')
    .catch((error: Error) => error)
  await pause(200)
  const before = process.platform === 'linux' ? [join(started.folder, 'data')] : []
  await killAndAwaitRestart(started)
  expect(await computing).toBeInstanceOf(Error)
  expect(before.flatMap(findOrphans)).toEqual([])
  expect(await query(started, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('nothing that guards what is committed is off, and a killed process that is not the first one is left to the server', async () => {
  const started = await start()
  const guards = ['fsync', 'full_page_writes', 'synchronous_commit', 'restart_after_crash']
  const list = guards.map((name) => `'${name}'`).join()
  const rows = await query(started, `select name, setting from pg_settings where name in (${list}) order by name`)
  expect(rows).toEqual(guards.toSorted().map((name) => ({ name, setting: 'on' })))
  const { pid } = started.database
  const [victim] = await query(started, `select pid from pg_stat_activity where backend_type = 'checkpointer'`)
  kill(victim.pid)
  await expect.poll(() => query(started, 'select 1 as one').catch(() => [])).toEqual([{ one: 1 }])
  expect([started.database.pid, started.said]).toEqual([pid, []])
})

test('stopped in order, or while it is started again, it stays down and nobody is told', async () => {
  const started = await start()
  const { database, said, errors, folder } = started
  kill(database.pid)
  await expect.poll(() => said.length).toBeGreaterThan(0)
  await database.stop()
  await database.stop()
  expect(existsSync(join(folder, 'data', 'postmaster.pid'))).toBe(false)
  expect(said.filter((message) => message.includes('ended'))).toHaveLength(1)
  expect(errors).toEqual([])
})

test('a server that cannot start again is given up with the end of its log', async () => {
  const { database, folder, errors } = await start()
  rmSync(join(folder, 'data', 'global', 'pg_control'))
  kill(database.pid)
  await expect.poll(() => errors[0]?.message, { timeout: 20_000 }).toMatch(/exit code .*The end of its log.*pg_control/s)
})

test('a server that somebody else started in the folder meanwhile is left alone', async () => {
  const { database, folder, errors } = await start()
  const lockFile = join(folder, 'data', 'postmaster.pid')
  // Stopped without a client: whoever starts another one takes it for left behind.
  const other = await startEmbeddedPostgres({ folder })
  onTestFinished(other.stop)
  await expect
    .poll(() => errors.map(({ message }) => message), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/Another process is using/)])
  expect(Number(readFileSync(lockFile, 'utf8').split('\n')[0])).toBe(other.pid)
  expect(database.pid).not.toBe(other.pid)
})
