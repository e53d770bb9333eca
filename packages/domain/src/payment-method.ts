import { addBusinessDays, dateInMexico, type Holiday } from './business-days.ts'
import { type Cents, cents } from './money.ts'

export const PAYMENT_METHODS = ['card', 'oxxo', 'transfer'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How staff are paid at the counter; no shopper can choose these. */
export const COUNTER_METHODS = ['cash', 'terminal'] as const
export type CounterMethod = (typeof COUNTER_METHODS)[number]

/** How an order was paid, wherever it was bought. */
export const ORDER_METHODS = [...PAYMENT_METHODS, ...COUNTER_METHODS] as const
export type OrderMethod = (typeof ORDER_METHODS)[number]

export function isCounterMethod(method: OrderMethod): method is CounterMethod {
  return COUNTER_METHODS.some((one) => one === method)
}

/** How money goes back. */
const REFUND_WAYS = ['provider', 'spei', 'cash', 'terminal'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** The way it came; a voucher and a transfer have none, so somebody transfers it. */
export function wayBackOf(method: OrderMethod): RefundWay {
  return method === 'card' ? 'provider' : isCounterMethod(method) ? method : 'spei'
}

/** What each can carry. The provider's least for a card, OXXO's limits, and the provider's eight digits. */
export const PAYMENT_LIMITS: Readonly<Record<PaymentMethod, { readonly least: Cents; readonly most: Cents | undefined }>> = {
  card: { least: cents(1_000), most: cents(99_999_999) },
  oxxo: { least: cents(1_000), most: cents(1_000_000) },
  transfer: { least: cents(1), most: undefined },
}

export function canCarry(method: PaymentMethod, total: Cents): boolean {
  const { least, most } = PAYMENT_LIMITS[method]
  return total >= least && (most === undefined || total <= most)
}

/** OXXO wants a first and a last name of two letters or more each on its voucher. */
export function isNameForOxxo(name: string): boolean {
  const words = name.trim().split(/\s+/)
  return words.length >= 2 && words.every((word) => word.replace(/[^\p{L}]/gu, '').length >= 2)
}

/** How long stock waits for money. */
export type HoldPolicy = {
  readonly cardMinutes: number
  readonly cardMinutesAfterTry: number
  readonly voucherDays: number
  /** A store reports on the next business day, holidays count; so a voucher paid on its last evening is still in time. */
  readonly businessDaysAfterVoucher: number
  readonly transferHours: number
}

export const STANDARD_HOLDS: HoldPolicy = {
  cardMinutes: 30,
  cardMinutesAfterTry: 15,
  voucherDays: 3,
  businessDaysAfterVoucher: 2,
  transferHours: 72,
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** A card's hold is only the moment to ask the provider: what may still succeed is never released by the clock. */
export function cardHold(now: Date, { cardMinutes }: HoldPolicy = STANDARD_HOLDS): Date {
  return later(now, cardMinutes * MINUTE_MS)
}

/** Every try gives the shopper some minutes more, and takes none away. */
export function cardHoldAfterTry(heldUntil: Date, now: Date, { cardMinutesAfterTry }: HoldPolicy = STANDARD_HOLDS): Date {
  return new Date(Math.max(heldUntil.getTime(), now.getTime() + cardMinutesAfterTry * MINUTE_MS))
}

/** A voucher is good until 23:59 in Mexico City of the n-th day. */
export function voucherExpiry(now: Date, days = STANDARD_HOLDS.voucherDays): Date {
  return endOfDay(dateInMexico(later(now, days * DAY_MS)))
}

export function voucherHold(
  expiresAt: Date,
  holidays: readonly Holiday[],
  { businessDaysAfterVoucher }: HoldPolicy = STANDARD_HOLDS,
): Date {
  return endOfDay(addBusinessDays(dateInMexico(expiresAt), businessDaysAfterVoucher, holidays))
}

export function transferHold(now: Date, { transferHours }: HoldPolicy = STANDARD_HOLDS): Date {
  return later(now, transferHours * HOUR_MS)
}

/** Seven digits that a bank's form accepts as reference; never with a zero in front, which forms drop. */
export function transferReferenceFrom(random: Uint8Array): string {
  const number = random.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(1_000_000 + (number % 9_000_000))
}

/** Mexico City has been at UTC-6 all year since 2022. */
function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59-06:00`)
}
function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms)
}
