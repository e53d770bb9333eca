import type { Case } from '../case.ts'
import { pay, untilOrder } from '../purchase.ts'

export const tabClosed: Case = {
  name: 'tab-closed',
  does: 'paid, and the browser is gone; the event comes to the other host',
  run: async (field) => {
    const ana = await field.newShopper()
    const { transaction_id } = await pay(field, ana)
    await field.tell(transaction_id, { at: 1 })
    const [order] = await untilOrder(field, ana, 'paid')
    return `1 order, ${order.total_cents / 100} pesos`
  },
}
