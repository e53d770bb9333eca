import { randomBytes, randomUUID } from 'node:crypto'
import { dateInMexico } from '@shop/domain/business-days'
import type { AskedLine, PricedLine } from '@shop/domain/cart'
import type { Locale } from '@shop/domain/locale'
import { type Cents, cents, formatMoney, NOTHING } from '@shop/domain/money'
import { LARGEST_TOTAL, NO_ADDRESS } from '@shop/domain/order'
import type { CounterMethod } from '@shop/domain/payment-method'
import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { CounterTotalChanged, priceAtCounter } from '../counter/counter.public.ts'
import {
  type FrozenLine,
  insertCheckout,
  insertCounterPayment,
  nowOf,
  type OrderDeps,
  OrderMoved,
  type PlacedOrder,
  updateOrderStatus,
} from '../orders/orders.public.ts'
import { payOrder } from '../payments/payments.public.ts'
import { AmountNotCarried } from './checkout.problems.ts'
import { freezeLine } from './freeze-line.ts'
import { reserveStock } from './snapshot-checkout.ts'

/** Says where the parts were handed over; no shopper can choose it. */
const COUNTER_CARRIER = 'mostrador'

type Sale = {
  readonly lines: readonly AskedLine[]
  readonly discountPercent: number
  readonly shownTotal: Cents
  readonly method: CounterMethod
  readonly name?: string | undefined
  readonly phone?: string | undefined
}
type By = { readonly staff: Pick<SignedInStaff, 'id' | 'role'>; readonly locale: Locale }

/** A purchase like any other, frozen, paid and handed over in one transaction: all of it happened or nothing did. */
export const sellAtCounter = transactional(async (deps: OrderDeps, { staff, locale }: By, sale: Sale): Promise<PlacedOrder> => {
  const { db, payments } = deps
  const now = nowOf(deps)
  const { lines, total } = await priceAtCounter(db, { role: staff.role, locale }, sale, now)
  if (total !== sale.shownTotal) throw new CounterTotalChanged()
  if (total <= 0 || total > LARGEST_TOTAL) throw new AmountNotCarried()
  const today = dateInMexico(now)
  const id = randomUUID()
  const frozen = lines.map(frozenLine)
  const checkout = await insertCheckout(db, {
    id,
    customerId: undefined,
    paymentMethod: sale.method,
    fingerprint: id,
    subtotal: total,
    saved: cents(lines.reduce((sum, { product, unitPrice, qty }) => sum + (product.price - unitPrice) * qty, 0)),
    shipping: NOTHING,
    total,
    carrierKey: COUNTER_CARRIER,
    delivery: { from: today, to: today },
    recipient: { name: sale.name ?? '', email: '', phone: sale.phone ?? '' },
    receiver: undefined,
    address: NO_ADDRESS,
    invoice: undefined,
    locale,
    heldUntil: now,
  })
  if (!checkout) throw new OrderMoved()
  await reserveStock(db, id, frozen)
  const reference = `mo_${randomBytes(16).toString('hex')}`
  const payment = await insertCounterPayment(db, {
    checkoutId: id,
    reference,
    method: sale.method,
    amount: total,
    isLive: payments.isLive,
    staffId: staff.id,
  })
  const paid = await payOrder(deps, checkout, payment, { paidAt: now, by: 'staff', staffId: staff.id })
  const delivered = await updateOrderStatus(db, paid, 'delivered', { by: 'staff', staffId: staff.id })
  if (!delivered) throw new OrderMoved()
  await recordChange(db, staff.id, {
    action: 'counter-sold',
    subject: { kind: 'order', ref: delivered.folio },
    after: {
      status: delivered.status,
      amount: total,
      method: sale.method,
      discount: sale.discountPercent,
      lines: lines.map(({ qty, product, unitPrice }) => `${qty} × ${product.partNumber}: ${formatMoney(unitPrice)}`).join('; '),
    },
  })
  return delivered
})

/** The shop's discount and the counter's are one here: what a piece was sold for, out of what it costs. */
function frozenLine(line: PricedLine): FrozenLine {
  const { product, unitPrice } = line
  const discountPercent = product.price > 0 ? Math.round((1 - unitPrice / product.price) * 10_000) / 100 : 0
  return freezeLine(line, { price: product.price, discountPercent })
}
