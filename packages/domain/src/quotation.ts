import type { NamedCar } from './asked-products.ts'
import { addBusinessMinutes, isOpenAt } from './business-time.ts'
import { mexicanTimeOf, momentOf, nextDay, timeOf } from './mexican-time.ts'
import type { Cents } from './money.ts'
import type { ProductSummary } from './product.ts'
import type { Timetable } from './shop-policies.ts'

/** `suspect` looks like a robot's: nobody is hurried by it, and a person can still answer it. */
export const QUOTATION_STATUSES = ['open', 'taken', 'answered', 'refused', 'suspect'] as const
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number]

/** The vehicle form. All of it is what people type: parts are asked for that no list has. */
export type AskedPart = {
  readonly make: string
  readonly model: string
  readonly year: string
  readonly engine: string
  readonly part: string
}

/** The car as far as it is known: at the counter a part may be named without one. */
export function vehicleText({ make, model, year, engine }: Omit<AskedPart, 'part'>): string {
  return [make, model, year, engine].filter((word) => word !== '').join(' ')
}

export type QuotationRequest = AskedPart & {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly comments: string | undefined
  readonly wantsSms: boolean
}

/** When the answer comes, in the words of a clock in Mexico. */
export type AnswerPromise = {
  readonly dueAt: Date
  /** `minutes`: within so many minutes from now. The others name the day; `time` is the latest. */
  readonly kind: 'minutes' | 'today' | 'tomorrow' | 'later'
  readonly minutes: number
  readonly day: string
  readonly time: string
}

/** Staff hear of a quotation that waits while there is still time to keep the promise. */
const ANNOUNCED_AFTER = 2 / 3

export function promiseOf(now: Date, minutes: number, timetable: Timetable): AnswerPromise {
  const dueAt = addBusinessMinutes(now, minutes, timetable)
  const due = mexicanTimeOf(dueAt)
  const today = mexicanTimeOf(now).day
  // Open now and until then: the minutes are minutes.
  const isSoon = isOpenAt(now, timetable) && dueAt.getTime() - now.getTime() === minutes * 60_000
  return { dueAt, kind: isSoon ? 'minutes' : dayKind(today, due.day), minutes, day: due.day, time: timeOf(Math.ceil(due.minutes)) }
}

export function announcementAt(now: Date, minutes: number, timetable: Timetable): Date {
  return addBusinessMinutes(now, Math.floor(minutes * ANNOUNCED_AFTER), timetable)
}

function dayKind(today: string, day: string): 'today' | 'tomorrow' | 'later' {
  if (day === today) return 'today'
  return day === nextDay(today) ? 'tomorrow' : 'later'
}

/** Who may still do something about it. */
export function awaitsAnswer(status: QuotationStatus): boolean {
  return status === 'open' || status === 'taken' || status === 'suspect'
}

export type Quotation = QuotationRequest & {
  readonly number: string
  readonly status: QuotationStatus
  readonly hasPicture: boolean
  readonly receivedAt: Date
  readonly dueAt: Date
  /** Minutes of opening hours until it is due; below nothing when it is late. Undefined once it is closed. */
  readonly minutesLeft: number | undefined
  readonly takenBy: string | undefined
  readonly closedBy: string | undefined
  readonly closedAt: Date | undefined
  readonly isEscalated: boolean
  readonly refusal: string | undefined
  readonly offer: Offer | undefined
}

export type QuotationEntry = Omit<Quotation, 'offer' | 'comments' | 'refusal'>

/** As the one who asked finds it in the account. */
export type ListedQuotation = AskedPart & {
  readonly number: string
  readonly status: QuotationStatus
  readonly receivedAt: Date
  readonly refusal: string | undefined
  /** Without a token the link is in the mail only. */
  readonly offer: { readonly token: string | undefined; readonly validUntil: Date; readonly isValid: boolean } | undefined
}

export type QuotationFigures = {
  readonly waiting: number
  readonly late: number
  readonly answered: number
  readonly answeredInTime: number
}

/** From 0 to 1; undefined where nothing was answered, because then nothing is known. */
export function shareInTime({ answered, answeredInTime }: QuotationFigures): number | undefined {
  return answered === 0 ? undefined : answeredInTime / answered
}

/** The brand of a part on order whose maker nobody named. */
export const NO_BRAND = 'Sin marca'
export const MOST_OFFER_LINES = 20
export const MOST_VALID_DAYS = 60
const LAST_MINUTE_OF_A_DAY = 24 * 60 - 1

/** An offer holds until the end of its last day. */
export function endOfValidity(now: Date, days: number): Date {
  return momentOf({ day: nextDay(mexicanTimeOf(now).day, days), minutes: LAST_MINUTE_OF_A_DAY })
}

export type OfferLine = {
  readonly product: ProductSummary
  readonly price: Cents
  /** How many pieces the promised price is good for. */
  readonly pieces: number
  /** Of these: paid for, put aside for somebody who is paying, and free. */
  readonly sold: number
  readonly held: number
  readonly left: number
}

export type Offer = {
  readonly number: string
  readonly asked: AskedPart
  readonly lines: readonly OfferLine[]
  readonly message: string | undefined
  readonly validUntil: Date
  readonly isValid: boolean
  /** Only for the one who asked; anybody else who has the link pays the shop's own prices. */
  readonly isPersonal: boolean
}

/** As whoever has the link sees it: with the car to buy it for, if the car that was typed is one that the shop knows. */
export type OpenedOffer = Offer & { readonly forCar: NamedCar | undefined }

/** A line as staff write it: a product of the catalogue, or a part that the shop gets for this customer. */
export type AnsweredLine = { readonly price: Cents; readonly pieces: number } & (
  | { readonly kind: 'catalogue'; readonly ref: string }
  | { readonly kind: 'on-order'; readonly name: string; readonly brand: string | undefined; readonly partNumber: string | undefined }
)

export type QuotationAnswer = {
  readonly lines: readonly AnsweredLine[]
  readonly validDays: number
  readonly message?: string | undefined
  readonly isPersonal?: boolean | undefined
}
