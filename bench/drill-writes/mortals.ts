import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial } from 'node:net'
import { openLine } from '@shop/api/testing/faulty-line'
import { startShop } from '../../tools/start-shop.ts'

/** Where a write is when its process is killed with -9. */
export const POINTS = ['before the commit', 'after the commit', 'before the answer leaves'] as const
export type Point = (typeof POINTS)[number]

export type Mortals = {
  /** One address for all of them: nginx knows no other. */
  readonly port: number
  /** The process that answers now dies at this point of the next write. */
  readonly arm: (point: Point) => void
  /** Whether it died; the next one answers from here on. */
  readonly next: () => Promise<boolean>
  readonly close: () => Promise<void>
}

/** So many are made ready ahead: a start takes longer than a write. */
const READY_AHEAD = 2

/** API processes one after the other, each with a line of its own to the database, which live until they are killed. */
export const openMortals = async (environment: Readonly<Record<string, string>>, databaseUrl: string): Promise<Mortals> => {
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
  type Mortal = Awaited<ReturnType<typeof start>>
  const ahead: Promise<Mortal>[] = []
  const take = async (): Promise<Mortal> => {
    while (ahead.length < READY_AHEAD) ahead.push(start())
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

  const end = async ({ kill, line, ended }: Mortal) => {
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
      // It is seen to be dead a moment after it was killed.
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
