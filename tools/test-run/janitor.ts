import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { markedProcesses } from './marked-processes.ts'

const [folder = '', mark = ''] = process.argv.slice(2)
const TIMEOUT_MS = 5_000

await untilTheRunEnds()
await end('SIGINT')
await end('SIGKILL')
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

/** It says so, or it is gone and the pipe with it. */
function untilTheRunEnds(): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.on('SIGTERM', () => resolve())
  process.stdin.once('close', () => resolve()).resume()
  console.log('ready')
  return promise
}

/** PostgreSQL and Chromium tidy up when they are interrupted, and take their own children along. */
async function end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  for (const pid of markedProcesses(mark)) signalTo(pid, signal)
  for (const last = Date.now() + TIMEOUT_MS; Date.now() < last && markedProcesses(mark).length > 0; ) await sleep(50)
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
