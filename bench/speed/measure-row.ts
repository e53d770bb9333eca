import { median, percentile, sum } from './figures.ts'
import { cpuOfTree, readStats } from './processes.ts'
import { type Connection, openConnection, type Question } from './raw-client.ts'
import type { Row } from './rows.ts'
import type { Server } from './servers.ts'

export type Plan = { readonly rounds: number; readonly turnMs: number; readonly warmUpMs: number; readonly alone: number }
export type Side = {
  readonly perSecond: number
  readonly nodeMs: number
  readonly postgresMs: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly aloneP95: number
}
export type Measured = { readonly name: string; readonly ratio: number; readonly ours: Side; readonly bare: Side }
export type Field = { readonly ours: Server; readonly bare: Server; readonly postgresPid: number; readonly connections: number }
type Turn = { readonly perSecond: number; readonly nodeMs: number; readonly postgresMs: number; readonly times: readonly number[] }

/** Turn and turn about, so that a busy machine slows both alike. What counts is the median of the rounds' ratios. */
export const measureRow = async (row: Row, field: Field, plan: Plan): Promise<Measured> => {
  const sides = { ours: await openSide(field, 'ours', newEachTime(row)), bare: await openSide(field, 'bare', counted(row.bare)) }
  try {
    await sides.ours.turn(plan.warmUpMs)
    await sides.bare.turn(plan.warmUpMs)
    const rounds: { ours: Turn; bare: Turn }[] = []
    for (let round = 0; round < plan.rounds; round++)
      rounds.push({ ours: await sides.ours.turn(plan.turnMs), bare: await sides.bare.turn(plan.turnMs) })
    const alone = { ours: await sides.ours.alone(plan.alone), bare: await sides.bare.alone(plan.alone) }
    return {
      name: row.name,
      ratio: median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond)),
      ours: sideOf(
        rounds.map((round) => round.ours),
        alone.ours,
      ),
      bare: sideOf(
        rounds.map((round) => round.bare),
        alone.bare,
      ),
    }
  } finally {
    sides.ours.close()
    sides.bare.close()
  }
}

const counted = (question: (n: number) => Question) => {
  let n = 0
  return () => question(n++)
}

/** An answer that the shop has given before may be kept: a row that has run out of new questions measures nothing. */
const newEachTime = ({ name, ours, most }: Row) => {
  const next = counted(ours)
  let asked = 0
  return () => {
    if (asked++ >= most) throw new Error(`${name}: all ${most} questions have been asked; the next answer would come from a cache`)
    return next()
  }
}

const openSide = async (field: Field, side: 'ours' | 'bare', next: () => Question) => {
  const server = field[side]
  const connections = await Promise.all(Array.from({ length: field.connections }, () => openConnection(server.port)))
  const cpu = () => {
    const stats = readStats()
    return { node: cpuOfTree(server.pid, stats), postgres: cpuOfTree(field.postgresPid, stats) }
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

const askUntil = async (connection: Connection, next: () => Question, end: number): Promise<number[]> => {
  const times: number[] = []
  while (performance.now() < end) times.push(await timeOf(connection, next()))
  return times
}

const timeOf = async (connection: Connection, question: Question): Promise<number> => {
  const begun = performance.now()
  await connection.ask(question)
  return performance.now() - begun
}

const sideOf = (turns: readonly Turn[], alone: readonly number[]): Side => {
  const times = turns.flatMap((turn) => turn.times)
  const perRequest = (of: 'nodeMs' | 'postgresMs') => sum(turns.map((turn) => turn[of] * turn.times.length)) / times.length
  return {
    perSecond: median(turns.map((turn) => turn.perSecond)),
    nodeMs: perRequest('nodeMs'),
    postgresMs: perRequest('postgresMs'),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    aloneP95: percentile(alone, 0.95),
  }
}
