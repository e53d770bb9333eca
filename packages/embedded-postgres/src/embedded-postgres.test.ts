import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { prepareBinaries, restoreLinks } from './binaries.ts'
import { placeDataFolder } from './data-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { chooseRunner } from './runner.ts'

const isRoot = process.getuid?.() === 0
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

function publicFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  // mkdtemp makes 0700, but the user who runs PostgreSQL has to get through.
  chmodSync(folder, 0o755)
  return folder
}

async function start(folder: string, port?: number): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ folder, ...(port ? { port } : {}) })
  cleanups.push(database.stop)
  return database
}

async function query(database: { url: (name: string) => string }, sql: string) {
  const client = new Client(database.url('postgres'))
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('what was written is there after a stop and a start', async () => {
  const folder = join(publicFolder(), 'data')
  const first = await start(folder)
  await query(first, `create table parts as select 'balata ñ' as name`)
  await first.stop()
  expect(await query(await start(folder), 'select name from parts')).toEqual([{ name: 'balata ñ' }])
})

test('the server speaks UTF-8 and sorts as Mexicans do, whatever LANG says', async () => {
  const database = await start(join(publicFolder(), 'data'))
  expect(await query(database, `show server_encoding`)).toEqual([{ server_encoding: 'UTF8' }])
  expect(await query(database, `select string_agg(n, '' order by n) as sorted from unnest(array['o', 'ñ', 'n', 'á', 'b']) n`)).toEqual([
    { sorted: 'ábnño' },
  ])
})

test('a taken port is left alone and a free one is used', async () => {
  const squatter: Server = createServer().listen(0, '127.0.0.1')
  cleanups.push(() => squatter.close())
  await new Promise((resolve) => squatter.once('listening', resolve))
  const address = squatter.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const database = await start(join(publicFolder(), 'data'), taken)
  expect(new URL(database.url('postgres')).port).not.toBe(String(taken))
  expect(await query(database, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a server that cannot start says so with the end of its log', async () => {
  const folder = join(publicFolder(), 'data')
  const options = { folder, settings: { shared_buffers: 'nonsense' } }
  await expect(startEmbeddedPostgres(options)).rejects.toThrow(/did not start.*shared_buffers/s)
})

test('a database whose owner was killed with -9 is stopped and starts again without loss', async () => {
  const folder = join(publicFolder(), 'data')
  const owner = await startInAnotherProcess(folder)
  await query({ url: () => owner.url }, `create table parts as select 7 as id`)
  owner.process.kill('SIGKILL')
  await new Promise((resolve) => owner.process.once('exit', resolve))
  expect(process.kill(owner.postgresPid, 0)).toBe(true)
  const next = await start(folder)
  expect(next.pid).not.toBe(owner.postgresPid)
  expect(await query(next, 'select id from parts')).toEqual([{ id: 7 }])
})

test('a server that is still stopping is waited for: its lock and its memory are its own until then', async () => {
  const folder = join(publicFolder(), 'data')
  const owner = await startInAnotherProcess(folder)
  const last = new Client(owner.url)
  await last.connect()
  // Lets nobody in any more, and ends with its last client.
  process.kill(owner.postgresPid, 'SIGTERM')
  owner.process.kill('SIGKILL')
  setTimeout(() => last.end(), 1_000)
  expect(await query(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a lock file whose process number belongs to another program by now is stale', async () => {
  const folder = join(publicFolder(), 'data')
  await (await start(folder)).stop()
  writeFileSync(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n${folder}\n0\n1\n`)
  expect(await query(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database that somebody is using is not taken from him, and he is named', async () => {
  const folder = join(publicFolder(), 'data')
  const database = await start(folder)
  const shopper = new Client({ connectionString: database.url('postgres'), application_name: 'psql' })
  await shopper.connect()
  cleanups.push(() => shopper.end())
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
    /Another process is using the database in .* \(psql from 127\.0\.0\.1:\d+, server process \d+\)\. Stop it first/,
  )
  expect((await shopper.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('links that npm ci --ignore-scripts left out are made again', () => {
  const copy = join(publicFolder(), 'native')
  cpSync(join(dirname(prepareBinaries(undefined, '').initdb), '..'), copy, { recursive: true, verbatimSymlinks: true })
  const libraries = () => readdirSync(join(copy, 'lib')).filter((name) => name.startsWith('libicu'))
  const whole = libraries()
  const links: { target: string }[] = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) rmSync(join(dirname(copy), target))
  expect(libraries().length).toBeLessThan(whole.length)
  expect(restoreLinks(copy)).toBe(links.length)
  expect(libraries()).toEqual(whole)
  expect(restoreLinks(copy)).toBe(0)
})

test('root lends the server to the owner of the data, to postgres, or to nobody, and to no root', () => {
  const accounts = [
    { name: 'root', uid: 0, gid: 0 },
    { name: 'nobody', uid: 65534, gid: 65534 },
  ]
  const missing = join(tmpdir(), 'no-such-folder')
  expect(chooseRunner(missing, false)).toBeUndefined()
  expect(chooseRunner(missing, true, accounts)?.name).toBe('nobody')
  expect(chooseRunner(missing, true, [...accounts, { name: 'postgres', uid: 101, gid: 101 }])?.name).toBe('postgres')
  expect(() => chooseRunner(missing, true, accounts.slice(0, 1))).toThrow(/useradd/)
})

test.runIf(isRoot)(
  'as root, a project that nobody else may enter still starts: data and binaries live where the server can reach them',
  async () => {
    const closed = join(publicFolder(), 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const elsewhere = join(publicFolder(), 'elsewhere')
    const runner = chooseRunner(join(closed, 'none'))
    const wanted = join(closed, 'data')
    const placed = placeDataFolder(wanted, runner, elsewhere)
    expect(placed.startsWith(elsewhere)).toBe(true)
    expect(statSync(placed).uid).toBe(runner?.uid)
    expect(placeDataFolder(wanted, runner, elsewhere)).toBe(placed)
    expect(existsSync(prepareBinaries(runner && { ...runner, uid: 4_000_000, gid: 4_000_000 }, placed).postgres)).toBe(true)
  },
)

type Owner = { process: ChildProcess; postgresPid: number; url: string }

function startInAnotherProcess(folder: string): Promise<Owner> {
  const launcher = fileURLToPath(new URL('./embedded-postgres.ts', import.meta.url))
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)})
    const database = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)} })
    console.log(JSON.stringify({ postgresPid: database.pid, url: database.url('postgres') }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve) => child.stdout.once('data', (line) => resolve({ process: child, ...JSON.parse(String(line)) })))
}
