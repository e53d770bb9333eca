import { addBusinessDays, dateInMexico, deliveryDates, type Holiday } from './business-days.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The first and the last calendar day on which a parcel may come, `2026-11-18`. */
export type DeliveryDays = { readonly from: string; readonly to: string }
type Carrying = { readonly fewestDays: number; readonly mostDays: number }

/** When what is ordered now arrives if it is paid today. Parts, carts, checkouts, orders and mails all promise this. */
export function deliveryPromise(now: Date, method: PaymentMethod, days: Carrying, holidays: readonly Holiday[]): DeliveryDays {
  return deliveryDates(dayOfMoney(method, dateInMexico(now), holidays), days, holidays)
}

/** Nothing leaves before its money is there, and OXXO confirms what was paid today on the next business day. */
function dayOfMoney(method: PaymentMethod, today: string, holidays: readonly Holiday[]): string {
  return method === 'oxxo' ? addBusinessDays(today, 1, holidays) : today
}
