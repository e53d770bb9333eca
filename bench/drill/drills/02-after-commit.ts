import assert from 'node:assert/strict'
import { buyAsItDies } from '../../drill-money/buy-as-it-dies.ts'
import { ordersOf, stockOf } from '../../drill-money/purchase.ts'
import type { Drill } from '../drill-case.ts'

export const afterCommit: Drill = {
  number: 2,
  name: 'after-commit',
  does: 'a process is killed with -9 when the order is committed and nobody was told',
  rule: 'the same key at the other host is told the same folio',
  run: async (field) => {
    const part = await field.newPart(3)
    const folios: string[] = []
    const { shopper, order } = await buyAsItDies(
      field,
      'order-committed',
      async (dead) => {
        folios.push(...(await ordersOf(field, dead.shopper)).map(({ folio }) => folio))
        return true
      },
      part,
    )
    assert.deepEqual([folios, order.status], [[order.folio], 'pagado'])
    assert.deepEqual([(await ordersOf(field, shopper)).length, await stockOf(field, part)], [1, { stock: 2, reserved: 0 }])
    return '1 order after the death; told the same folio, and still 1'
  },
}
