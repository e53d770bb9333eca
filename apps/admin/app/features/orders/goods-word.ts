import type { Dispute } from '@shop/domain/dispute'
import type { StaffOrder } from '@shop/domain/staff-order'

/** What a dispute means for the parts of its order, by where both stand. */
export function goodsWord({ order: { status }, bankHolds }: StaffOrder, { id, standing }: Dispute) {
  const haveLeft = status === 'shipped' || status === 'delivered'
  if (standing === 'lost') return haveLeft ? 'lost' : status === 'refunded' ? 'back' : 'stay'
  if (haveLeft) return 'gone'
  if (standing === 'open') return 'kept'
  if (standing === 'inquiry') return bankHolds.some(({ disputeId }) => disputeId === id) ? 'held' : 'lifted'
  return 'free'
}
