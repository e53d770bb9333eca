import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { placeDataFolder } from './data-folder.ts'
import { clearLeftover } from './leftover.ts'
import { chooseRunner, type Runner } from './runner.ts'

export type EmbeddedPostgres = {
  readonly pid: number
  readonly url: (database: string) => string
  /** Ends it in order. Safe to call twice. */
  readonly stop: () => Promise<void>
}

type Options = {
  readonly folder: string
  /** Server settings beside the defaults, such as { fsync: 'off' } for throw-away data. */
  readonly settings?: Readonly<Record<string, string>>
  /** Preferred port; a free one is taken when it is busy. */
  readonly port?: number
}

const USER = 'shop'
const START_ATTEMPTS = 3
const START_PATIENCE_MS = 60_000
const run = promisify(execFile)

/** A real PostgreSQL from npm, with its data in `folder`, for us alone. */
export const startEmbeddedPostgres = async ({ folder, settings = {}, port }: Options): Promise<EmbeddedPostgres> => {
  const runner = chooseRunner(folder)
  const home = placeDataFolder(folder, runner)
  const binaries = prepareBinaries(runner, home)
  const data = join(home, 'data')
  const connection = { user: USER, password: await initialise(binaries, data, runner) }
  await clearLeftover(realpathSync(data), connection)
  const log = join(home, 'postgresql.log')
  for (let attempt = 1; ; attempt++) {
    const chosenPort = attempt === 1 && port && (await isFree(port)) ? port : await freePort()
    const server = launch(binaries, data, log, chosenPort, settings, runner)
    if (await answers(server, { ...connection, port: chosenPort })) return handle(server, { ...connection, port: chosenPort })
    if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start. The end of its log, ${log}:\n${lastLines(log)}`)
  }
}

/** Makes the data folder once and answers the server's password. A half-made folder is never taken for a whole one. */
const initialise = async ({ initdb }: Binaries, data: string, runner: Runner | undefined): Promise<string> => {
  const passwordFile = join(dirname(data), 'password')
  if (existsSync(data)) return readFileSync(passwordFile, 'utf8')
  const unfinished = `${data}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, randomBytes(18).toString('base64url'), { mode: 0o600 })
  if (runner) chownSync(passwordFile, runner.uid, runner.gid)
  // Without these the encoding follows LANG, which may be unset, and "ñ" would become bytes.
  const locale = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=es-MX', '--locale=C']
  const access = [`--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await run(initdb, [`--pgdata=${unfinished}`, ...access, ...locale], { ...identity(runner), cwd: dirname(data), env: cleanEnvironment() })
  renameSync(unfinished, data)
  return readFileSync(passwordFile, 'utf8')
}

const launch = (
  { postgres }: Binaries,
  data: string,
  log: string,
  port: number,
  settings: Readonly<Record<string, string>>,
  runner: Runner | undefined,
): ChildProcess => {
  const effective = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', jit: 'off', ...settings }
  const flags = Object.entries(effective).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a', 0o600)
  // A session of its own: Ctrl-C in the terminal reaches the shop, which ends the database last.
  const server = spawn(postgres, ['-D', data, ...flags], {
    ...identity(runner),
    cwd: dirname(data),
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  server.unref()
  return server
}

const answers = async (server: ChildProcess, connection: { user: string; password: string; port: number }): Promise<boolean> => {
  let isRunning = true
  server.once('exit', () => (isRunning = false)).once('error', () => (isRunning = false))
  for (const end = Date.now() + START_PATIENCE_MS; isRunning && Date.now() < end; await sleep(40)) {
    const client = new Client({ host: '127.0.0.1', database: 'postgres', ...connection })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return isRunning
    } catch {
      // Not up yet.
    }
  }
  server.kill('SIGINT')
  return false
}

const handle = (server: ChildProcess, { user, password, port }: { user: string; password: string; port: number }): EmbeddedPostgres => {
  const endAtOnce = () => server.kill('SIGINT')
  // The last net: whatever way this process ends, short of -9, the database is not left behind.
  process.once('exit', endAtOnce)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  return {
    pid: server.pid ?? 0,
    url: (database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      server.ref()
      server.kill('SIGINT')
      await ended
      process.off('exit', endAtOnce)
    },
  }
}

const identity = (runner: Runner | undefined) => (runner ? { uid: runner.uid, gid: runner.gid } : {})

/** PG* variables of the person who starts the shop belong to other servers. */
const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')))

const lastLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-12).join('\n')

const freePort = () => listenOnce(0)
const isFree = (port: number) => listenOnce(port).then(Boolean, () => false)

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
