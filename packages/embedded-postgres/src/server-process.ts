import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Binaries } from './binaries.ts'
import type { Runner } from './runner.ts'

export type Installation = {
  readonly binaries: Binaries
  readonly data: string
  readonly log: string
  readonly runner: Runner | undefined
  readonly settings: Readonly<Record<string, string>>
  readonly connection: { readonly user: string; readonly password: string }
}

export type ServerProcess = {
  readonly child: ChildProcess
  readonly pid: number
  readonly port: number
  readonly exited: Promise<Exit>
}

export type Exit = {
  readonly reason: string
  /** With -9. */
  readonly wasKilled: boolean
  /** An orderly stop, by a user who may send it signals. */
  readonly wasStopped: boolean
}

/** Counted anew with each answer that the server is starting: the recovery of a large database takes minutes. */
const START_PATIENCE_MS = 60_000
const CONNECT_PATIENCE_MS = 5_000
const STARTING = '57P03'
const LOG_BYTES = 16_384
const LOG_LINES = 12

export function launch({ binaries, data, log, runner, settings }: Installation, port: number): ServerProcess {
  // fsync, full_page_writes and synchronous_commit keep PostgreSQL's defaults: what is committed survives a kill.
  const effective = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', jit: 'off', ...settings }
  const flags = Object.entries(effective).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'a', 0o600)
  // A session of its own: Ctrl-C in the terminal reaches the shop, which ends the database last.
  const child = spawn(binaries.postgres, ['-D', data, ...flags], {
    ...identity(runner),
    cwd: dirname(data),
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  const exited = new Promise<Exit>((resolve) => {
    child.once('exit', (code, signal) =>
      resolve({ reason: signal ?? `exit code ${code}`, wasKilled: signal === 'SIGKILL', wasStopped: code === 0 }),
    )
    child.on('error', ({ message }) => child.pid === undefined && resolve({ reason: message, wasKilled: false, wasStopped: false }))
  })
  return { child, pid: child.pid ?? 0, port, exited }
}

/** True once the server answers; false when it ended first, or was silent for too long and is stopped. */
export async function answers({ child, port, exited }: ServerProcess, { connection }: Installation): Promise<boolean> {
  let isRunning = true
  exited.then(() => {
    isRunning = false
  })
  for (let end = performance.now() + START_PATIENCE_MS; isRunning && performance.now() < end; await sleep(40)) {
    const client = new Client({
      host: '127.0.0.1',
      port,
      database: 'postgres',
      ...connection,
      connectionTimeoutMillis: CONNECT_PATIENCE_MS,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return isRunning
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === STARTING) end = performance.now() + START_PATIENCE_MS
    }
  }
  child.kill('SIGINT')
  return false
}

export function identity(runner: Runner | undefined): { uid?: number; gid?: number } {
  return runner ? { uid: runner.uid, gid: runner.gid } : {}
}

/** PG* variables of the person who starts the shop belong to other servers. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_')))
}

/** Reads only the end: this log is not rotated. */
export function lastLines(log: string): string {
  const file = openSync(log, 'r')
  try {
    const { size } = fstatSync(file)
    const end = Buffer.alloc(Math.min(size, LOG_BYTES))
    readSync(file, end, 0, end.length, size - end.length)
    return end.toString().trim().split('\n').slice(-LOG_LINES).join('\n')
  } finally {
    closeSync(file)
  }
}
