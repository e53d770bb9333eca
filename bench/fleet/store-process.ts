import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../tools/start-shop.ts'

/** An object store in a process of its own. */
export type StoreProcess = {
  readonly url: string
  /** With -9. */
  readonly kill: () => Promise<void>
  /** At the same address, with what it held. */
  readonly start: () => Promise<void>
}

export async function startStore(folder: string): Promise<StoreProcess> {
  const port = await freePort()
  let store: ChildProcess
  const start = async () => {
    const begun = spawn(process.execPath, ['bench/fleet/serve-store.ts', String(port), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    store = begun
    await once(begun.stdout, 'data')
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    kill: async () => {
      if (store.exitCode !== null || store.signalCode !== null) return
      const ended = once(store, 'exit')
      store.kill('SIGKILL')
      await ended
    },
  }
}
