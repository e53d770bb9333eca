import type { Misfit, ReturnCar, ReturnReason } from '@shop/domain/return'
import { transactional } from '../../database/transactional.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import {
  findOrderOf,
  insertOrderEvent,
  lockCheckout,
  nowOf,
  type OrderDeps,
  OrderNotFound,
  type PlacedOrder,
} from '../orders/orders.public.ts'
import { mailAboutReturn } from './mail-about-return.ts'
import { insertReturn, insertReturnLines } from './return-writes.queries.ts'
import { ReturnNotOpen, ReturnTooLate, TooManyPieces } from './returns.problems.ts'
import { listReturnable } from './returns.queries.ts'
import { daysLeftOf, findOwnOrder } from './show-returns.ts'

type Asked = {
  readonly folio: string
  readonly reason: ReturnReason
  readonly misfit: Misfit | undefined
  readonly car: ReturnCar | undefined
  readonly comments: string | undefined
  readonly pieces: readonly { readonly place: number; readonly qty: number }[]
}

/** A customer wants to give pieces back. Nothing moves until somebody of the shop has decided. */
export async function askForReturn(deps: OrderDeps, customerId: number, asked: Asked): Promise<PlacedOrder> {
  const order = await findOwnOrder(deps, customerId, asked.folio)
  await assertInTime(deps, order)
  await consumeRateLimit(deps.db, [{ limits: limits.RETURNS_PER_CUSTOMER, of: `customer ${customerId}` }])
  await keepReturn(deps, order, asked)
  return order
}

const keepReturn = transactional(async (deps: OrderDeps, { checkoutId }: PlacedOrder, asked: Asked): Promise<void> => {
  const { db } = deps
  await lockCheckout(db, checkoutId)
  const order = await findOrderOf(db, checkoutId)
  if (!order) throw new OrderNotFound()
  await assertInTime(deps, order)
  const lines = await listReturnable(db, checkoutId)
  const isCovered = asked.pieces.every(({ place, qty }) => lines.some((line) => line.place === place && qty <= line.left))
  if (!isCovered) throw new TooManyPieces()
  const doesNotFit = asked.reason === 'does-not-fit'
  const id = await insertReturn(db, {
    orderId: order.id,
    reason: asked.reason,
    misfit: doesNotFit ? asked.misfit : undefined,
    car: doesNotFit ? asked.car : undefined,
    comments: asked.comments ?? '',
    askedAt: nowOf(deps),
  })
  await insertReturnLines(db, id, checkoutId, asked.pieces)
  await insertOrderEvent(db, order.id, 'return-asked', { by: 'customer' })
  await mailAboutReturn(deps, id, 'asked')
})

async function assertInTime(deps: OrderDeps, order: PlacedOrder): Promise<void> {
  if (order.status !== 'delivered') throw new ReturnNotOpen()
  if ((await daysLeftOf(deps, order)) === undefined) throw new ReturnTooLate()
}
