import { placesOf } from '@shop/domain/address-lines'
import { cents, formatMoney } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import type { staffDisputes } from '@shop/texts/es/staff/disputes'

type Given = {
  readonly texts: (typeof staffDisputes)['evidence']
  /** A point in time in words. */
  readonly written: (at: Date) => string
  readonly returnDays: number
  readonly policyUrl: string
}

/** What convinces a bank: what was bought, who received it where and when, and on which terms. */
export function evidenceText({ order, history }: StaffOrder, { texts, written, returnDays, policyUrl }: Given): string {
  const movedAt = (to: 'shipped' | 'delivered') => history.findLast(({ status }) => status === to)?.at
  const [shippedAt, deliveredAt] = [movedAt('shipped'), movedAt('delivered')]
  const { tracking, recipient, receiver, address, paidAt } = order
  const refunded = order.refunds.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0)
  const place = [`${address.street} ${address.number}`, address.interior, address.suburb, ...placesOf(address), address.postalCode]
  return [
    texts.order(order.folio, written(order.placedAt)),
    ...(paidAt ? [texts.paid(written(paidAt), formatMoney(order.total))] : []),
    texts.reference(order.transactionId),
    texts.customer(recipient.name, recipient.email, recipient.phone),
    ...order.lines.map(({ qty, name, partNumber, total }) => texts.line(qty, name, partNumber, formatMoney(total))),
    texts.address(place.filter(Boolean).join(', ')),
    ...(receiver ? [texts.receiver(receiver.name, receiver.phone)] : []),
    tracking && shippedAt ? texts.shipped(tracking.carrier, tracking.number, written(shippedAt)) : texts.notShipped,
    ...(deliveredAt ? [texts.delivered(written(deliveredAt))] : []),
    ...(refunded > 0 ? [texts.refunds(formatMoney(cents(refunded)))] : []),
    texts.policy(returnDays, policyUrl),
  ].join('\n')
}
