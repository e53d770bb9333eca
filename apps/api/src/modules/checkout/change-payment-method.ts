import { deliveryBy } from '@shop/domain/carrier'
import { cardHold, type PaymentMethod } from '@shop/domain/payment-method'
import { isInReview } from '../money-cases/money-cases.public.ts'
import { type Checkout, findOrderOf, nowOf, type OrderDeps } from '../orders/orders.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { assertCarried } from './assert-carried.ts'
import { listActiveCarriers } from './carriers.queries.ts'
import { PaymentInReview } from './checkout.problems.ts'
import { changeMethod } from './snapshot-checkout.ts'

/** A purchase that goes on; a latecomer finds it as the first one left it. */
export type Resumed = { readonly checkout: Checkout; readonly isLatecomer: boolean }

/** There is an order that waits for its money: the price stays, the way of paying changes, and with it when the parts can be there. */
export async function changePaymentMethod(
  deps: OrderDeps,
  { method, fingerprint }: { readonly method: PaymentMethod; readonly fingerprint: string },
  known: Checkout,
): Promise<Resumed | undefined> {
  const order = await findOrderOf(deps.db, known.id)
  if (order?.status !== 'pending' || method === known.paymentMethod) return { checkout: known, isLatecomer: true }
  if (await isInReview(deps.db, known.id)) throw new PaymentInReview()
  assertCarried(method, known.total)
  const [policies, carriers] = await Promise.all([readPolicies(deps.db), listActiveCarriers(deps.db, known.locale)])
  const now = nowOf(deps)
  const carrier = carriers.find(({ key }) => key === known.carrierKey)
  const wanted = {
    id: known.id,
    paymentMethod: method,
    fingerprint,
    heldUntil: cardHold(now, policies.holds),
    // Of a carrier that the shop has no more, only what was said then is known.
    delivery: carrier ? deliveryBy(carrier, method, now, policies) : known.delivery,
  }
  const checkout = await changeMethod(deps, wanted, known.attempt)
  return checkout && { checkout, isLatecomer: false }
}
