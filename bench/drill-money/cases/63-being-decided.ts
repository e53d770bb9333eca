import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { payIntent } from '@shop/payment-sandbox/decide-intent'
import type { Case } from '../case.ts'
import type { Field } from '../field.ts'
import { start } from '../purchase.ts'
import { switchProvider } from '../switch-provider.ts'

const CARTS = 20
const TIMEOUT_MS = 2_000
const MOST_QUESTIONS_EACH = 5
/** PostgreSQL tells what an idle connection has read after ten seconds. */
const COUNTED_AFTER_MS = 10_500

export const beingDecided: Case = {
  name: 'being-decided',
  does: `the provider decides and decides about a card; ${CARTS} times another cart, at both hosts`,
  run: async (field) => {
    const { sandbox } = field.deps.sandbox
    await switchProvider(field, { isDeciding: true })
    const ana = await field.newShopper()
    const { checkout_id, client_secret, transaction_id } = await start(field, ana)
    await ana.payByCard(client_secret)
    const change = (at: number) => ana.start({ id: checkout_id, lines: [{ ref: field.parts.plenty, qty: 2 }], total: 1_000 }, field.at(at))

    await pause(COUNTED_AFTER_MS)
    const before = await looksAtProvider(field)
    let slowest = 0
    for (let i = 0; i < CARTS; i += 2)
      await Promise.all(
        [i, i + 1].map(async (at) => {
          const asked = performance.now()
          const { status, body, headers } = await change(at)
          slowest = Math.max(slowest, performance.now() - asked)
          assert.deepEqual([status, body.code, headers['retry-after']], [409, 'payment_being_decided', '5'])
        }),
      )
    assert.ok(slowest < TIMEOUT_MS, `an answer took ${slowest} ms`)
    await pause(COUNTED_AFTER_MS)
    const looks = (await looksAtProvider(field)) - before
    assert.ok(looks <= CARTS * MOST_QUESTIONS_EACH, `the provider was asked ${looks} times for ${CARTS} answers`)

    await sandbox.inTill(async (till) => {
      const kept = await till.findIntent(transaction_id)
      if (kept) await payIntent(till, kept)
    })
    const [one, two] = await Promise.all([change(0), change(1)])
    assert.equal(one.body.data.transaction_id, transaction_id)
    assert.deepEqual([two.body.data.folio, one.body.data.total], [one.body.data.folio, 500])
    return `slowest answer ${slowest.toFixed(0)} ms, ${looks} looks at the provider for ${CARTS} carts; then its one order`
  },
}

/** The sandbox keeps what it knows in a table; each question to it is a look or two there. */
async function looksAtProvider(field: Field): Promise<number> {
  const [{ looks }] = await field.rows(`select idx_scan::int as looks from pg_stat_user_tables where relname = 'sandbox_objects'`)
  return looks
}
