import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { ordersOf, pay, stockOf } from '../purchase.ts'
import { until } from '../until.ts'

export const eventAndPage: Case = {
  name: 'at-once',
  does: '25 events and 25 return pages of one payment at once, on both hosts',
  run: async (field) => {
    const ana = await field.newShopper()
    const before = await stockOf(field)
    const { transaction_id } = await pay(field, ana)
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, i) =>
        i % 2 ? { told: await field.tell(transaction_id, { at: i }) } : { placed: await ana.order({ transaction_id }, field.at(i / 2)) },
      ),
    )
    const folios = new Set(answers.flatMap(({ placed }) => (placed ? [placed.body.data?.folio] : [])))
    assert.equal(folios.size, 1, 'every page gets the same folio')
    assert.ok(answers.every(({ told }) => told === undefined || told === 200))
    assert.equal((await ordersOf(field, ana)).length, 1)
    assert.equal((await stockOf(field)).stock, before.stock - 1)
    await until(
      () => field.mailsOf(ana),
      (mails) => mails === 1,
      'one mail',
    )
    return '1 order, 1 folio, 1 mail, stock −1'
  },
}
