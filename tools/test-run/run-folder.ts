import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { RUN_MARK } from './marked-processes.ts'

const JANITOR = fileURLToPath(new URL('./janitor.ts', import.meta.url))
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
const LOOK_FOR_PARENT_MS = 1_000
const STOP_PATIENCE_MS = 30_000

export type RunFolder = {
  readonly path: string
  /** Ends what is still running and removes the folder. */
  readonly close: () => Promise<void>
}

/**
 * All that a run starts carries a mark, and all that it writes lies in one folder. A janitor in a process of its own ends the first and
 * removes the second, in whatever way the run itself ends: it sees that by the pipe between them.
 */
export async function openRunFolder(): Promise<RunFolder> {
  const path = mkdtempSync(join(tmpdir(), 'shop-run-'))
  // The user who runs PostgreSQL for root has to get through.
  chmodSync(path, 0o755)
  const mark = randomBytes(8).toString('hex')
  const janitor = spawn(process.execPath, [JANITOR, path, mark], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const gone = once(janitor, 'exit')
  // Who is stopped before the janitor is there would have none.
  await once(janitor.stdout, 'data')
  Object.assign(process.env, { TMPDIR: path, [RUN_MARK]: mark })

  const stop = (reason: string, code: number) => {
    console.log(`\n${reason}: ending what was started`)
    janitor.kill('SIGTERM')
    // Waits in the way of everything else, so that nothing more is begun.
    for (const last = Date.now() + STOP_PATIENCE_MS; existsSync(path) && Date.now() < last; ) pause(50)
    process.exit(code)
  }
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => stop(`Stopped by ${signal}`, code))
  whenNpmDies(() => stop('npm is gone', 1))
  return {
    path,
    close: async () => {
      janitor.stdin.end()
      await gone
    },
  }
}

/** npm hands signals on, but not the one it cannot hear. */
function whenNpmDies(then: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && then(), LOOK_FOR_PARENT_MS).unref()
}

function pause(ms: number) {
  return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
