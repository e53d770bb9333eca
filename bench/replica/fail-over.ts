import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '../drill-money/until.ts'
import { type Bought, keepBuying } from './keep-buying.ts'
import type { Stage } from './stage.ts'

type Accident = {
  readonly isSynchronous: boolean
  /** How the primary is lost. */
  readonly lose: 'kill' | 'freeze'
  /** How long before that the replica hears nothing any more. */
  readonly deafForMs?: number
}

const BEFORE_MS = 3_000
const AFTER_MS = 8_000
/** How long an operator, or an automaton, takes to notice. */
const NOTICED_AFTER_MS = 1_000
const MOST_WITHOUT_SERVICE_MS = 5_000

/** The primary is lost while twenty shoppers buy, and the replica is promoted. What was acknowledged, and for how long nothing was? */
export async function failOver(stage: Stage, { isSynchronous, lose, deafForMs = 0 }: Accident): Promise<string> {
  const { field } = stage
  await stage.synchronise(isSynchronous)
  let [lost, promoted, promotion] = [0, 0, 0]
  const bought = await keepBuying(field, async () => {
    await pause(BEFORE_MS)
    if (deafForMs > 0) {
      await stage.replica().ask(`alter system set primary_conninfo = ''`)
      await stage.replica().ask('select pg_reload_conf()')
      await pause(deafForMs)
    }
    lost = performance.now()
    await stage.primary()[lose]()
    await pause(NOTICED_AFTER_MS)
    promotion = await stage.promote()
    promoted = performance.now()
    await pause(AFTER_MS)
  })
  const firstAfter = Math.min(...bought.told.map(({ at }) => at).filter((at) => at > promoted))
  const orders = await ordersOf(stage, bought)
  const missing = bought.told.filter(({ folio }) => !orders.includes(folio))
  const doubled = orders.length - new Set(orders).size
  const broken = await field.broken()
  await stage.bringBack()
  assert.equal(doubled, 0, 'no order twice')
  assert.deepEqual(broken, [], 'the invariants hold')
  assert.equal(bought.faults, 0, `answers of 500: ${field.hosts.faults().join('\n')}`)
  assert.ok(firstAfter - promoted <= MOST_WITHOUT_SERVICE_MS, `orders again ${ms(firstAfter - promoted)} after the promotion`)
  if (isSynchronous) {
    assert.deepEqual(missing, [], 'what was acknowledged is there')
    assert.deepEqual(bought.refused, [], 'nobody was told that something does not exist')
  }
  await until(
    () => Promise.all(field.hosts.urls().map((url) => fetch(`${url}/health/ready`).then(({ status }) => status, String))),
    (statuses) => statuses.every((status) => status === 200),
    'both hosts ready',
  )
  await until(
    // What is locked was done, and a lost end of the log has forgotten it: its worker frees it within two minutes.
    () => field.rows('select task_identifier, last_error from graphile_worker.jobs where run_at < now() and locked_at is null'),
    (waiting) => waiting.length === 0,
    'jobs that wait',
  )
  return [
    `${bought.told.length} orders acknowledged, ${missing.length} lost, ${doubled} doubled`,
    `without service ${ms(firstAfter - lost)} from the loss, ${ms(firstAfter - promoted)} from the promotion, which took ${ms(promotion)}`,
    `${bought.again} asked again, ${bought.refused.length} begun anew`,
  ].join('; ')
}

async function ordersOf({ field }: Stage, { customers }: Bought): Promise<readonly string[]> {
  return (await field.rows('select folio from orders where customer_id = any($1)', customers)).map(({ folio }) => folio)
}

function ms(duration: number): string {
  return `${(duration / 1_000).toFixed(1)} s`
}
