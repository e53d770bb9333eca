import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { seen, stepAtBoth } from '../desk.ts'
import type { Field } from '../field.ts'
import { buy, stockOf } from '../purchase.ts'
import { switchProvider } from '../switch-provider.ts'
import { until } from '../until.ts'

const STAGES = [
  ['inquiry', 'por_aclarar', '409 order_in_doubt'],
  ['chargeback', 'en_disputa', '409 order_disputed'],
] as const

export const disputeLost: Case = {
  name: 'dispute-lost',
  does: 'a bank asks, charges back and wins, told twice in any order: of one order step by step, of another all at once',
  run: async (field) => {
    const part = await field.newPart(2)
    const [slow, fast] = [await buy(field, await field.newShopper(), { part }), await buy(field, await field.newShopper(), { part })]
    await switchProvider(field, { isLosing: false, deliveries: 2, isReordering: true })

    for (const [at, [stage, hold, refusal]] of STAGES.entries()) {
      await bankDoes(field, slow.transaction_id, stage, at)
      await untilHeld(field, slow.folio, hold)
      assert.deepEqual(await stepAtBoth(field, slow.folio, 'procesando'), [refusal])
    }
    const refund = await field.asStaff('POST', `/ordenes/${slow.folio}/reembolso`, { motivo: 'Lo pide el banco' })
    assert.equal(refund.body.code, 'refund_disputed')
    await bankDoes(field, slow.transaction_id, 'lose', 0)
    for (const [at, stage] of ['inquiry', 'chargeback', 'lose'].entries()) await bankDoes(field, fast.transaction_id, stage, at)

    const told = await untilHeard(field)
    for (const { folio } of [slow, fast]) {
      const { orden, historia } = await seen(field, folio)
      assert.equal(orden.status, 'reembolsado')
      const entries: readonly string[] = historia.map(({ evento }: { evento: string }) => evento)
      assert.equal(entries.filter((one) => one === 'contracargo_perdido').length, 1, `history of ${folio}: ${entries}`)
      assert.equal(new Set(entries.filter((one) => one !== 'estado')).size, entries.filter((one) => one !== 'estado').length, `${entries}`)
    }
    assert.deepEqual(await stockOf(field, part), { stock: 2, reserved: 0 })
    return `${told} events heard, 2 stages held, 2 orders refunded, 2 pieces back once`
  },
}

async function bankDoes(field: Field, intentId: string, stage: string, at: number): Promise<void> {
  const { status } = await fetch(`${field.hosts.urls()[at % 2]}/sandbox/payments/${intentId}/${stage}`, {
    method: 'POST',
    redirect: 'manual',
  })
  assert.equal(status, 303)
}

function untilHeld(field: Field, folio: string, hold: string) {
  return until(
    () => seen(field, folio),
    ({ retenida }) => retenida === hold,
    `goods that are ${hold}`,
  )
}

/** Everything that the provider has to say was said and done with. Answers how many events about disputes that were. */
async function untilHeard(field: Field): Promise<number> {
  await until(
    () =>
      field.rows(
        `select 1 from sandbox_tasks where task ->> 'kind' = 'deliver' union all select 1 from payment_events where processed_at is null`,
      ),
    (waiting) => waiting.length === 0,
    'every event is done with',
  )
  const [{ count }] = await field.rows(`select count(*)::int as count from payment_events where type like 'charge.dispute.%'`)
  return count
}
