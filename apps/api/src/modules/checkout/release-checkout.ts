import { transactional } from '../../database/transactional.ts'
import { lockCheckout, lockLineStock, type OrderDeps, releaseHeld, updateCheckoutStatus } from '../orders/orders.public.ts'

/** Gives the parts of a purchase back that can no longer be paid. One that became an order keeps them. */
export const releaseCheckout = transactional(async ({ db }: OrderDeps, id: string): Promise<void> => {
  const checkout = await lockCheckout(db, id)
  if (checkout?.status !== 'open') return
  await releaseHeld(db, id, await lockLineStock(db, id))
  await updateCheckoutStatus(db, id, 'expired')
})

/** A voucher is past its time and nobody has said whether it was paid: the parts are free, the order waits on. */
export const releaseHold = transactional(async ({ db }: OrderDeps, id: string): Promise<void> => {
  if (!(await lockCheckout(db, id))) return
  await releaseHeld(db, id, await lockLineStock(db, id))
})
