import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, launchShop } from '../../tools/start-shop.ts'
import type { BenchDatabase } from '../support/bench-database.ts'
import { rawAnswer } from './raw-answer.ts'
import type { BareTask } from './serve-bare.ts'

export type Server = { readonly port: number; readonly url: string; readonly pid: number; readonly stop: () => Promise<unknown> }

/** How often a starting shop is asked whether it is there. */
const ASK_MS = 20

/**
 * The whole shop in one process, as `npm start` opens it, on the bench's database. It is a demo: those are marked as the owner's own
 * data, and a demo limits nobody who comes from its own machine.
 */
export async function startOurs(
  { databaseUrl, folder }: BenchDatabase,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server & { readonly coldStartSeconds: number }> {
  const port = await freePort()
  const begun = performance.now()
  const shop = launchShop({
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...environment,
  })
  const url = `http://127.0.0.1:${port}`
  let hasEnded = false
  void shop.exited.then(() => {
    hasEnded = true
  })
  while (!(await answers(`${url}/es`))) {
    if (hasEnded) throw new Error(`The shop did not start:\n${shop.output()}`)
    await pause(ASK_MS)
  }
  const coldStartSeconds = (performance.now() - begun) / 1_000
  await shop.ready
  return { port, url, pid: pidOf(shop.process), stop: () => shop.stop(), coldStartSeconds }
}

function answers(url: string) {
  return rawAnswer(url).then(
    () => true,
    () => false,
  )
}

export function startBare(task: BareTask): Promise<Server> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/speed/serve-bare.ts', JSON.stringify(task)], {
      // Before any import: React chooses its fast code when it is loaded.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise((ended) => child.once('exit', ended))
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      const port = /Ready at \S+:(\d+)/.exec(output)?.[1]
      const stop = () => {
        child.kill('SIGTERM')
        return exited
      }
      if (port) resolve({ port: Number(port), url: `http://127.0.0.1:${port}`, pid: pidOf(child), stop })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void exited.then(() => reject(new Error(`The bare server did not start:\n${output}`)))
  })
}

function pidOf({ pid }: ChildProcess): number {
  if (!pid) throw new Error('a process without a number')
  return pid
}
