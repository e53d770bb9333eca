import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** `npm run test:stress`: the suite, or the files named, while busy loops hold the load average at eight or more. */
const LOAD = 8
const MOST_MINUTES = 60

/** Threads of this process: however it ends, they end with it. */
function busy() {
  return new Worker('for (;;);', { eval: true })
}
const loops = Array.from({ length: LOAD }, busy)
await warmUp()

const test = spawn(process.execPath, ['tools/test.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => test.kill(signal))
const tooLong = setTimeout(() => test.kill('SIGTERM'), MOST_MINUTES * 60_000)
const [code] = await once(test, 'exit')
clearTimeout(tooLong)
await Promise.all(loops.map((loop) => loop.terminate()))
process.exit(code ?? 1)

/** The average is one of the last minute: twice the loops until it has risen. */
async function warmUp(): Promise<void> {
  const helpers = Array.from({ length: LOAD }, busy)
  while ((loadavg()[0] ?? LOAD) < LOAD) await sleep(1_000)
  await Promise.all(helpers.map((helper) => helper.terminate()))
}
