import { type DeliveryDays, deliveryPromise } from './delivery-promise.ts'
import { type Cents, cents, NOTHING } from './money.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts'
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
  /** By the way it is paid. */
  readonly deliveries: Readonly<Record<PaymentMethod, DeliveryDays>>
}

/** When a carrier brings what is ordered now and paid in this way. */
export function deliveryBy({ days }: Carrier, method: PaymentMethod, now: Date, policies: ShopPolicies): DeliveryDays {
  return deliveryPromise(now, method, days ?? policies.delivery, policies.holidays)
}

type Shipped = { readonly subtotal: Cents; readonly hasBulkyPart: boolean; readonly now: Date }

export function offerOf(carrier: Carrier, { subtotal, hasBulkyPart, now }: Shipped, policies: ShopPolicies): CarrierOffer {
  const { key, name, isStandard, bulkySurcharge } = carrier
  const surcharge = hasBulkyPart ? bulkySurcharge : NOTHING
  const price = isStandard ? standardShipping(subtotal, policies.shipping) : carrier.price
  const deliveries = Object.fromEntries(
    PAYMENT_METHODS.map((method) => [method, deliveryBy(carrier, method, now, policies)]),
  ) as CarrierOffer['deliveries']
  return { key, name, price: cents(price + surcharge), surcharge, bulkySurcharge, deliveries }
}
