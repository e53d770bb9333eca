import { type GoodsFacts, whyGoodsStay } from '@shop/domain/goods-leave'
import { canBeMovedBy, type OrderStatus } from '@shop/domain/order-status'
import { transactional } from '../../database/transactional.ts'
import type { Problem } from '../../problem.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { lockCheckout } from './checkouts.queries.ts'
import type { OrderDeps } from './order-deps.ts'
import { findGoods } from './order-goods.queries.ts'
import { OrderMoved, OrderNotFound, OrderPaidInTest, STAYS, StepNotPossible, TrackingNumberMissing } from './orders.problems.ts'
import { findOrderByFolio, findOrderOf, type PlacedOrder, updateOrderStatus } from './placed-orders.queries.ts'
import { queueOrderMail } from './queue-order-mail.ts'

type Wanted = {
  readonly folio: string
  readonly to: OrderStatus & ('processing' | 'shipped' | 'delivered')
  /** As the member of staff saw it: who decides on an older sight of the order is told. */
  readonly version: number
  readonly reason?: string | undefined
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
}

/** Why this order may not take this step, if it may not. */
function refusalOf(
  { settings }: OrderDeps,
  { order, goods }: { readonly order: PlacedOrder; readonly goods: GoodsFacts },
  { to, trackingNumber }: Wanted,
): Problem | undefined {
  if (!canBeMovedBy('staff', order.status, to)) return new StepNotPossible()
  const hold = whyGoodsStay(goods)
  if (hold) return new STAYS[hold]()
  // Play money sends no real parts.
  if (!order.isLive && settings.mode !== 'demo') return new OrderPaidInTest()
  return to === 'shipped' && !trackingNumber ? new TrackingNumberMissing() : undefined
}

/** Staff take an order a step further. */
export async function moveOrder(deps: OrderDeps, staffId: number, wanted: Wanted): Promise<PlacedOrder> {
  try {
    return await move(deps, staffId, wanted)
  } catch (error) {
    // What holds the goods came between our look and the database's own.
    if ((error as { constraint?: string }).constraint === 'orders_goods_stay') throw new OrderMoved()
    throw error
  }
}

const move = transactional(async (deps: OrderDeps, staffId: number, wanted: Wanted): Promise<PlacedOrder> => {
  const { db } = deps
  const known = await findOrderByFolio(db, wanted.folio)
  if (!known) throw new OrderNotFound()
  await lockCheckout(db, known.checkoutId)
  const order = await findOrderOf(db, known.checkoutId)
  if (!order || order.version !== wanted.version) throw new OrderMoved()
  const refusal = refusalOf(deps, { order, goods: await findGoods(db, order.id) }, wanted)
  if (refusal) throw refusal
  const moved = await updateOrderStatus(
    db,
    order,
    wanted.to,
    { by: 'staff', staffId, reason: wanted.reason ?? '' },
    {
      ...(wanted.carrier === undefined ? {} : { shippedWith: wanted.carrier }),
      ...(wanted.trackingNumber === undefined ? {} : { trackingNumber: wanted.trackingNumber }),
    },
  )
  if (!moved) throw new OrderMoved()
  if (wanted.to === 'shipped') await queueOrderMail(deps, order.id, 'shipped')
  const { reason, carrier, trackingNumber } = wanted
  await recordChange(db, staffId, {
    action: 'order-moved',
    subject: { kind: 'order', ref: order.folio },
    before: { status: order.status },
    after: { status: moved.status, reason, carrier, trackingNumber },
  })
  return moved
})
