import { sum } from './figures.ts'
import { cpuOfTree, readStats } from './processes.ts'
import { type Connection, openConnection, type Question } from './raw-client.ts'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

export type Turn = { readonly perSecond: number; readonly nodeMs: number; readonly postgresMs: number; readonly times: readonly number[] }
/** Who is asked: one server, or several that do the same. */
type Asked = { readonly servers: readonly Pick<Server, 'port' | 'pid'>[]; readonly postgresPid: number; readonly connections: number }

export function counted(question: (n: number) => Question) {
  let n = 0
  return () => question(n++)
}

/** An answer that the shop has given before may be kept: a row that has run out of new questions measures nothing. */
export function newEachTime({ name, ours, most }: Row) {
  const next = counted(ours)
  let asked = 0
  return () => {
    if (asked++ >= most) throw new Error(`${name}: all ${most} questions have been asked; the next answer would come from a cache`)
    return next()
  }
}

export async function openSide({ servers, postgresPid, connections: count }: Asked, next: () => Question) {
  const portOf = (i: number) => servers[i % servers.length]?.port ?? 0
  const connections = await Promise.all(Array.from({ length: count }, (_, i) => openConnection(portOf(i))))
  const cpu = () => {
    const stats = readStats()
    return { node: sum(servers.map(({ pid }) => cpuOfTree(pid, stats))), postgres: cpuOfTree(postgresPid, stats) }
  }
  return {
    turn: async (ms: number): Promise<Turn> => {
      const [before, begun] = [cpu(), performance.now()]
      const times = (await Promise.all(connections.map((connection) => askUntil(connection, next, begun + ms)))).flat()
      const seconds = (performance.now() - begun) / 1_000
      const after = cpu()
      const requests = times.length
      return {
        perSecond: requests / seconds,
        nodeMs: (after.node - before.node) / requests,
        postgresMs: (after.postgres - before.postgres) / requests,
        times,
      }
    },
    alone: async (requests: number): Promise<number[]> => {
      const [connection] = connections as [Connection]
      const times: number[] = []
      for (let n = 0; n < requests; n++) times.push(await timeOf(connection, next()))
      return times
    },
    close: () => {
      for (const connection of connections) connection.close()
    },
  }
}

async function askUntil(connection: Connection, next: () => Question, end: number): Promise<number[]> {
  const times: number[] = []
  while (performance.now() < end) times.push(await timeOf(connection, next()))
  return times
}

async function timeOf(connection: Connection, question: Question): Promise<number> {
  const begun = performance.now()
  await connection.ask(question)
  return performance.now() - begun
}
