import { mkdirSync, readdirSync } from 'node:fs'
import { appendFile, chown, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { signalFamily } from '../../tools/family-of.ts'
import { run } from '../../tools/run.ts'
import { until } from '../drill-money/until.ts'
import { mustRun } from '../operations/must-run.ts'

/** One of two PostgreSQL servers, each of which can be the primary or follow the other. */
export type Server = {
  readonly name: string
  readonly port: number
  /** With the rights of its operator, whatever it is just now. */
  // biome-ignore lint/suspicious/noExplicitAny: a drill looks at whatever rows there are
  readonly ask: (sql: string, ...values: readonly unknown[]) => Promise<any[]>
  readonly create: () => Promise<void>
  /** Begins anew as a copy of the other, and follows it. */
  readonly follow: (other: Server) => Promise<void>
  /** All its processes at once, as when the machine loses its power. */
  readonly kill: () => Promise<void>
  /** It stands still and tells nobody, as a machine does that hangs. */
  readonly freeze: () => Promise<void>
  readonly stop: () => Promise<void>
}

const LAST_WORDS = 900
const PROGRAMS = '/usr/lib/postgresql'

export async function debianServer(folder: string, name: string, port: number): Promise<Server> {
  if (!(await run('test', ['-d', PROGRAMS])).isGood) await mustRun('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
  const version = readdirSync(PROGRAMS).toSorted((a, b) => Number(b) - Number(a))[0] ?? ''
  const home = join(folder, name)
  const data = join(home, 'data')
  const asPostgres = (program: string, ...parameters: string[]) =>
    mustRun('runuser', ['-u', 'postgres', '--', join(PROGRAMS, version, 'bin', program), ...parameters])
  mkdirSync(home, { recursive: true })
  await chown(home, Number((await run('id', ['-u', 'postgres'])).output.trim()), 0)

  /** The last word on a setting counts: a copy brings those of the other along. */
  const configure = () =>
    appendFile(
      join(data, 'postgresql.auto.conf'),
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${home}'\ncluster_name = '${name}'\nmax_connections = 120\nsynchronous_standby_names = ''\n`,
    )
  const log = join(home, 'log')
  const start = () =>
    asPostgres('pg_ctl', '-D', data, '-l', log, '-w', 'start').catch(async (error: Error) => {
      throw new Error(`${error.message}\n${(await readFile(log, 'utf8')).slice(-LAST_WORDS)}`)
    })
  const pid = async () => Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const ask: Server['ask'] = async (sql, ...values) => {
    const client = new pg.Client(`postgres://postgres@127.0.0.1:${port}/shop`)
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql, [...values])).rows
    } finally {
      await client.end()
    }
  }
  return {
    name,
    port,
    ask,
    create: async () => {
      await asPostgres('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8')
      await configure()
      await start()
      const psql = ['-h', home, '-p', String(port)]
      await asPostgres('psql', ...psql, '-c', 'create role shop login createdb', '-c', 'create database shop owner shop')
    },
    follow: async (other) => {
      await rm(data, { recursive: true, force: true })
      await asPostgres('pg_basebackup', '-h', '127.0.0.1', '-p', String(other.port), '-U', 'postgres', '-D', data, '-R', '-c', 'fast')
      await configure()
      await start()
    },
    kill: async () => {
      const killed = await pid()
      signalFamily(killed, 'SIGKILL')
      // Whoever begins it anew at once would be told by its lock that it still runs.
      await until(
        async () => isRunning(killed),
        (isLeft) => !isLeft,
        'the end of a killed server',
      )
    },
    freeze: async () => signalFamily(await pid(), 'SIGSTOP'),
    stop: () => asPostgres('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
