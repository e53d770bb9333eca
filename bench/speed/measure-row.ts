import { counted, newEachTime, openSide, type Turn } from './asked-side.ts'
import { median, percentile, sum } from './figures.ts'
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

/** Turn and turn about, so that a busy machine slows both alike. What counts is the median of the rounds' ratios. */
export async function measureRow(row: Row, field: Field, plan: Plan): Promise<Measured> {
  const of = (server: Server) => ({ ...field, servers: [server] })
  const sides = { ours: await openSide(of(field.ours), newEachTime(row)), bare: await openSide(of(field.bare), counted(row.bare)) }
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

function sideOf(turns: readonly Turn[], alone: readonly number[]): Side {
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
