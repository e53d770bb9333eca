import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { auditOrders } from '@shop/api/modules/orders/audit-orders'
import { effectOf } from '@shop/api/testing/database-contents'
import type { Send } from '@shop/api/testing/test-shop'
import { DECLARED_WRITES, type DeclaredWrite } from '@shop/api/testing/write-examples/declared-writes'
import { clearRateLimits } from '@shop/api/testing/write-examples/write-example'
import { secondsSince } from '../drill-money/perform.ts'
import { POINTS, type Point } from './killed-processes.ts'
import { openWriteField, type WriteField } from './write-field.ts'

/**
 * `npm run drill:writes`: at three points of every declared write its process is killed with -9. nginx asks the twin again where it may, the same key is
 * sent once more, and all tables are compared with those after the same write without a fault. With words, only writes whose names have one of them:
 * `npm run drill:writes -- mostrador reembolso`.
 */
const words = process.argv.slice(2)
const writes = DECLARED_WRITES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
const begun = performance.now()
const field = await openWriteField()
const counts = { killed: 0, repeatedByProxy: 0 }
let failed = 0
try {
  console.log(`${writes.length} writes, after ${secondsSince(begun)} s\n`)
  for (const write of writes.filter((one) => !dropsJobs(one))) await report(write)
  const left = await leftBehind(field)
  for (const fault of left) console.log(`✗ ${fault}`)
  if (left.length > 0) failed++
  // Last: it drops the mails of orders, which the audit looks for.
  for (const write of writes.filter(dropsJobs)) await report(write)
} finally {
  await field.close()
}
const figures = [
  `${writes.length - failed} of ${writes.length} writes done once`,
  `${counts.killed} processes killed`,
  `${counts.repeatedByProxy} repeated by nginx`,
]
console.log(`\n${failed === 0 ? '✓' : '✗'} ${figures.join(', ')}, ${secondsSince(begun)} s`)
process.exit(failed === 0 ? 0 : 1)

type Effect = ReturnType<typeof effectOf>

function dropsJobs({ name }: DeclaredWrite): boolean {
  return name === 'POST /admin/estado/respaldo/descartar'
}

async function report(write: DeclaredWrite): Promise<void> {
  const faults = await faultsOf(field, write)
  if (faults.length > 0) failed++
  for (const fault of faults) console.log(`✗ ${write.name}: ${fault}`)
}

async function faultsOf(on: WriteField, write: DeclaredWrite): Promise<readonly string[]> {
  const faults: string[] = []
  // The first time may add what the second one finds: a setting that was never changed.
  await perform(on, write, on.atTwin)
  const { effect: expected, said: usual } = await perform(on, write, on.atTwin)
  if (usual !== 'success') return [`without any fault: ${usual}`]
  for (const point of POINTS) {
    const { effect, said } = await perform(on, write, killedAt(on, write, point, faults))
    if (said !== 'success') faults.push(`${point}: ${said}`)
    if (!write.endpoint?.isAnsweredAnew && !isDeepStrictEqual(effect, expected)) faults.push(`${point}: ${differences(effect, expected)}`)
  }
  return faults
}

/** Sends the write of an example, and returns its effect. */
async function perform(on: WriteField, write: DeclaredWrite, send: Send) {
  const { examples, intercept, read, deps } = on
  const key = randomUUID()
  let effect: Effect = {}
  let said = 'not sent'
  intercept(write, async (request) => {
    // Jobs of the same key are one: what waits from before would hide that there is one. The mails of an order are looked for by theirs.
    await deps.pool.query(`update graphile_worker._private_jobs set key = null where key not like 'order %'`)
    await clearRateLimits(deps)
    const before = await read()
    const answer = await send({ ...request, headers: { 'idempotency-key': key, ...request.headers } })
    effect = effectOf(before, await read())
    said = answer.status === 200 ? 'success' : `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
    return answer
  })
  await examples[write.name]?.().catch((error: Error) => {
    said = error.message
  })
  return { effect, said }
}

function killedAt({ processes, throughNginx, atTwin, deps }: WriteField, write: DeclaredWrite, point: Point, faults: string[]): Send {
  return async (request) => {
    processes.arm(point)
    // nginx removes the header by which our own pages authenticate.
    const first = write.endpoint?.access === 'pages' ? undefined : await throughNginx(request).catch(() => undefined)
    if (await processes.next()) counts.killed++
    else if (first && !write.endpoint?.isAnsweredAnew) faults.push(`${point}: its process was not killed`)
    await clearRateLimits(deps)
    const again = await atTwin(request)
    if (first?.status === 200) {
      counts.repeatedByProxy++
      if (!write.endpoint?.isAnsweredAnew && !isDeepStrictEqual(again.body, first.body)) faults.push(`${point}: two answers to one key`)
    }
    return again
  }
}

/** Keys that were claimed and never finished, and all else that `npm run audit` finds. */
async function leftBehind({ deps }: WriteField): Promise<readonly string[]> {
  await deps.pool.query(`update kept_answers set claimed_at = claimed_at - interval '1 hour' where answer is null`)
  const { findings } = await auditOrders(deps)
  return findings.flatMap(({ name, broken }) => broken.map((one) => `${name}: ${one}`))
}

function differences(effect: Effect, expected: Effect): string {
  const names = Object.keys({ ...effect, ...expected }).filter((name) => !isDeepStrictEqual(effect[name], expected[name]))
  return names.map((name) => `${name} ${effect[name] ?? 0} in place of ${expected[name] ?? 0}`).join('; ')
}
