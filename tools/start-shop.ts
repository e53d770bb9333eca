import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

export type RunningShop = {
  readonly url: string
  readonly process: ChildProcess
  readonly output: () => string
  readonly exited: Promise<number | null>
  /** Asks it to stop, as Ctrl-C does, and waits until it has. */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<number | null>
}

/** A busy machine builds the pages for minutes; a shop that ends before it is ready is known at once. */
const TIMEOUT_MS = 900_000

/** The real shop in a process of its own, on a free port. */
export async function startShop(environment: Record<string, string>): Promise<RunningShop> {
  const port = environment.PORT ?? String(await freePort())
  const shop = launchShop({ ...environment, PORT: port })
  await shop.ready
  return { url: `http://localhost:${port}`, ...shop }
}

export function launchShop(environment: Record<string, string>) {
  return launch(process.execPath, ['apps/shop/start.mjs'], {
    // No proxy stands in front that would need time to notice.
    env: { ...process.env, NODE_ENV: 'production', DRAIN_SECONDS: '0', HEALTH_PORT: '0', ...environment },
  })
}

/** A shop by whatever starts it: that of a checkout, of a release, of an image. */
export function launch(command: string, parameters: readonly string[], options: Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'>) {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ready after')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    exited.then((code) => reject(new Error(`The shop ended with ${code} before it was ready:\n${output}`)))
    setTimeout(() => reject(new Error(`The shop was not ready in time:\n${output}`)), TIMEOUT_MS).unref()
  })
  ready.catch(() => {})
  const stop = (signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { process: child, output: () => output, ready, exited, stop }
}

/** A database of the PostgreSQL that a running shop has started for itself. */
export function databaseOf(dataFolder: string, name = 'shop'): string {
  const password = readFileSync(join(dataFolder, 'postgres', 'password'), 'utf8')
  const port = readFileSync(join(dataFolder, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://shop:${password}@127.0.0.1:${port}/${name}`
}

/** Below the ports that systems hand out by themselves: between the choice and the use of one, no connection takes it. */
const PORTS = { from: 20_000, to: 32_000 }

export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    probe.once('error', () => resolve(false))
  })
}
