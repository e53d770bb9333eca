import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, prepareBinaries } from './binaries.ts'
import { placeDataFolder } from './data-folder.ts'
import { clearLeftover } from './leftover.ts'
import { chooseRunner, type Runner } from './runner.ts'
import { answers, cleanEnvironment, type Installation, identity, lastLines, launch, type ServerProcess } from './server-process.ts'

export type EmbeddedPostgres = {
  readonly pid: number
  readonly url: (database: string) => string
  /** Ends it in order. Safe to call twice. */
  readonly stop: () => Promise<void>
}

export type Options = {
  readonly folder: string
  /** Server settings beside the defaults, such as { fsync: 'off' } for throw-away data. */
  readonly settings?: Readonly<Record<string, string>>
  /** Preferred port; a free one is taken when it is busy. */
  readonly port?: number
}

const USER = 'shop'
const START_ATTEMPTS = 3
const run = promisify(execFile)

/** A real PostgreSQL from npm, with its data in `folder`, for us alone. Nobody looks after it: `startSupervisedPostgres` does. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const installation = await prepareInstallation(options)
  const { child, pid, port, exited } = await startServer(installation, options.port)
  const endAtOnce = () => child.kill('SIGINT')
  // The last net: whatever way this process ends, short of -9, the database is not left behind.
  process.once('exit', endAtOnce)
  return {
    pid,
    url: (database) => addressOf(installation, port, database),
    stop: async () => {
      child.ref()
      child.kill('SIGINT')
      await exited
      process.off('exit', endAtOnce)
    },
  }
}

/** Data folder, binaries and password, with no other server on them. */
export async function prepareInstallation({ folder, settings = {} }: Options): Promise<Installation> {
  const runner = chooseRunner(folder)
  const home = placeDataFolder(folder, runner)
  const binaries = prepareBinaries(runner, home)
  const data = join(home, 'data')
  const connection = { user: USER, password: await initialise(binaries, data, runner) }
  await clearLeftover(realpathSync(data), connection)
  return { binaries, data, log: join(home, 'postgresql.log'), runner, settings, connection }
}

/** At the wanted port if it is free, else at any that is. */
export async function startServer(installation: Installation, wanted: number | undefined): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt++) {
    const port = attempt === 1 && wanted && (await isFree(wanted)) ? wanted : await freePort()
    const server = launch(installation, port)
    if (await answers(server, installation)) return server
    if (attempt === START_ATTEMPTS)
      throw new Error(`PostgreSQL did not start. The end of its log, ${installation.log}:\n${lastLines(installation.log)}`)
  }
}

export function addressOf({ connection: { user, password } }: Installation, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
}

/** Makes the data folder once and answers the server's password. A half-made folder is never taken for a whole one. */
async function initialise({ initdb }: Binaries, data: string, runner: Runner | undefined): Promise<string> {
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

function freePort(): Promise<number> {
  return listenOnce(0)
}

function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(Boolean, () => false)
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
