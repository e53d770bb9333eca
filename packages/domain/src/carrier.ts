import { deliveryDates } from './business-days.ts'
import { type Cents, cents, NOTHING } from './money.ts'
import { standardShipping } from './shipping.ts'
import type { ShopPolicies } from './shop-policies.ts'

/** Who brings the parts. The standard carrier costs and takes what the shop's policies say. */
export type Carrier = {
  readonly key: string
  readonly name: string
  readonly isStandard: boolean
  readonly price: Cents
  /** Added once when an order has a part that fits into no ordinary box. */
  readonly bulkySurcharge: Cents
  readonly days: { readonly fewestDays: number; readonly mostDays: number } | undefined
}

/** A carrier as it is offered for one cart. */
export type CarrierOffer = {
  readonly key: string
  readonly name: string
  /** All of it, with the surcharge. */
  readonly price: Cents
  readonly surcharge: Cents
  /** The rule, whether it applies to this cart or not. */
  readonly bulkySurcharge: Cents
  readonly delivery: { readonly from: string; readonly to: string }
}

type Shipped = { readonly subtotal: Cents; readonly hasBulkyPart: boolean; readonly day: string }

export const offerOf = (carrier: Carrier, { subtotal, hasBulkyPart, day }: Shipped, policies: ShopPolicies): CarrierOffer => {
  const { key, name, isStandard, bulkySurcharge, days } = carrier
  const surcharge = hasBulkyPart ? bulkySurcharge : NOTHING
  const price = isStandard ? standardShipping(subtotal, policies.shipping) : carrier.price
  const delivery = deliveryDates(day, days ?? policies.delivery, policies.holidays)
  return { key, name, price: cents(price + surcharge), surcharge, bulkySurcharge, delivery }
}
