import { mkdirSync, readdirSync } from 'node:fs'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../../tools/run.ts'
import { mustRun } from './must-run.ts'

/** The PostgreSQL that Debian brings, as an operator has it: another program than ours, with its own start and stop. */
export type Server = {
  readonly url: (database: string) => string
  readonly version: string
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
}

const PROGRAMS = '/usr/lib/postgresql'

export async function openDebianPostgres(folder: string, port: number): Promise<Server> {
  await assertInstalled()
  const version = readdirSync(PROGRAMS).toSorted((a, b) => Number(b) - Number(a))[0] ?? ''
  const asPostgres = (program: string, ...parameters: string[]) =>
    mustRun('runuser', ['-u', 'postgres', '--', join(PROGRAMS, version, 'bin', program), ...parameters])
  mkdirSync(folder, { recursive: true })
  const { output: ids } = await run('id', ['-u', 'postgres'])
  await chown(folder, Number(ids.trim()), 0)
  const data = join(folder, 'data')
  await asPostgres('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8')
  await writeFile(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`,
  )
  const start = () => asPostgres('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', 'start')
  await start()
  await asPostgres(
    'psql',
    '-h',
    folder,
    '-p',
    String(port),
    '-c',
    'create role shop login createdb',
    '-c',
    'create database shop owner shop',
  )
  return {
    version,
    url: (database) => `postgres://shop@127.0.0.1:${port}/${database}`,
    start,
    // As whoever restarts the machine does it: connections are cut.
    stop: () => asPostgres('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
  }
}

async function assertInstalled(): Promise<void> {
  if ((await run('test', ['-d', PROGRAMS])).isGood) return
  await mustRun('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
}
