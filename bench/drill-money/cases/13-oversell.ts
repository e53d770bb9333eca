import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import { stockOf } from '../purchase.ts'

const PIECES = 10

export const oversell: Case = {
  name: 'oversell',
  does: '50 shoppers for 10 pieces, and 2 for the last one, on both hosts',
  run: async (field) => {
    const [ten, one] = [await field.newPart(PIECES), await field.newPart(1)]
    const buy = async (part: string, i: number) => {
      const shopper = await field.newShopper()
      const { body } = await shopper.start({ lines: [{ ref: part, qty: 1 }], total: 500 }, field.at(i))
      if (!body.success) return body.code
      await shopper.payByCard(body.data.client_secret)
      return (await shopper.order({ transaction_id: body.data.transaction_id }, field.at(i + 1))).body.data.status
    }
    const answers = await Promise.all(Array.from({ length: 52 }, (_, i) => buy(i < 50 ? ten : one, i)))
    const sold = answers.filter((answer) => answer === 'pagado').length
    assert.deepEqual([sold, answers.filter((answer) => answer === 'out_of_inventory').length], [PIECES + 1, 52 - PIECES - 1])
    assert.deepEqual([await stockOf(field, ten), await stockOf(field, one)], Array(2).fill({ stock: 0, reserved: 0 }))
    return `${sold} sold, ${52 - sold} told before any charge, stock 0`
  },
}
