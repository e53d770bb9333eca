import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { openLine } from '@shop/api/testing/faulty-line'
import { startShop } from '../../tools/start-shop.ts'

/** The moment of a write at which its process is killed with -9. */
export const POINTS = ['before the commit', 'after the commit', 'before the answer leaves'] as const
export type Point = (typeof POINTS)[number]

export type KilledProcesses = {
  /** The same for all of them, as nginx has it in its configuration. */
  readonly port: number
  /** Kills the current process at this point of the next write. */
  readonly arm: (point: Point) => void
  /** True if the current process was killed; the next one is current from here on. */
  readonly next: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** A start takes longer than a write. */
const STARTED_AHEAD = 2

/** API processes, one current at a time, each with a line of its own to the database. */
export async function openKilledProcesses(environment: Readonly<Record<string, string>>, databaseUrl: string): Promise<KilledProcesses> {
  const start = async () => {
    const line = await openLine(databaseUrl)
    const shop = await startShop({ ...environment, DATABASE_URL: line.url, SHOP_SERVES: 'api' })
    const { process } = shop
    return {
      port: Number(new URL(shop.url).port),
      line,
      isAlive: () => process.exitCode === null && process.signalCode === null,
      kill: () => process.kill('SIGKILL'),
      ended: once(process, 'exit'),
    }
  }
  type ApiProcess = Awaited<ReturnType<typeof start>>
  const ahead: Promise<ApiProcess>[] = []
  const take = async (): Promise<ApiProcess> => {
    while (ahead.length < STARTED_AHEAD) ahead.push(start())
    return (await ahead.shift()) ?? start()
  }
  let current = await take()
  let diesAnswering = false

  const server = createServer((near) => {
    const far = dial(current.port, '127.0.0.1')
    for (const socket of [near, far]) socket.setNoDelay().on('error', () => {})
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (!diesAnswering) return near.write(bytes)
      current.kill()
      near.destroy()
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const end = async ({ kill, line, ended }: ApiProcess) => {
    kill()
    await ended
    await line.close()
  }
  return {
    port: (server.address() as AddressInfo).port,
    arm: (point) => {
      const { line, kill } = current
      if (point === 'before the answer leaves') diesAnswering = true
      else void line.set({ kind: point === 'before the commit' ? 'loses-statement' : 'loses-answer', statement: 'commit', onLoss: kill })
    },
    next: async () => {
      diesAnswering = false
      const before = current
      // The exit of a killed process is reported a moment later.
      await Promise.race([before.ended, new Promise((resolve) => setTimeout(resolve, 200))])
      if (before.isAlive()) {
        await before.line.set({ kind: 'none' })
        return false
      }
      await before.line.close()
      current = await take()
      return true
    },
    close: async () => {
      server.close()
      for (const one of [current, ...(await Promise.all(ahead))]) await end(one)
    },
  }
}
