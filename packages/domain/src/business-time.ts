import { isHoliday, MOST_HOLIDAYS } from './business-days.ts'
import { mexicanTimeOf, minutesOf, momentOf, nextDay } from './mexican-time.ts'
import type { Timetable, Weekday } from './shop-policies.ts'

const MINUTE_MS = 60_000
const BY_NUMBER: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** Longer than any run of holidays: who is not open in this time never is. */
const MOST_CLOSED_DAYS = MOST_HOLIDAYS + 30

type Span = { readonly from: number; readonly to: number }

/** The moment at which the shop has been open for so many minutes more. A shop that never opens counts every minute. */
export function addBusinessMinutes(from: Date, minutes: number, timetable: Timetable): Date {
  let left = minutes * MINUTE_MS
  if (left <= 0) return from
  for (const span of spansFrom(from, timetable)) {
    const length = span.to - span.from
    if (left <= length) return new Date(span.from + left)
    left -= length
  }
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** How many minutes the shop is open between two moments; less than nothing when the second comes first. */
export function countBusinessMinutes(from: Date, to: Date, timetable: Timetable): number {
  if (to < from) return -countBusinessMinutes(to, from, timetable)
  let open = 0
  for (const span of spansFrom(from, timetable)) {
    if (span.from >= to.getTime()) break
    open += Math.min(span.to, to.getTime()) - span.from
  }
  return open / MINUTE_MS
}

export function isOpenAt(moment: Date, timetable: Timetable): boolean {
  const [next] = spansFrom(moment, timetable)
  return next?.from === moment.getTime()
}

/** When it opens next, or this moment if it is open. Undefined for a shop that never opens. */
export function nextOpening(moment: Date, timetable: Timetable): Date | undefined {
  const [next] = spansFrom(moment, timetable)
  return next && new Date(next.from)
}

/** The times the shop is open, from a moment on, in order and without end unless it never opens again. */
function* spansFrom(moment: Date, timetable: Timetable): Generator<Span> {
  const start = moment.getTime()
  let closedDays = 0
  for (let { day } = mexicanTimeOf(moment); closedDays <= MOST_CLOSED_DAYS; day = nextDay(day)) {
    const spans = spansOf(day, timetable).filter(({ to }) => to > start)
    closedDays = spans.length > 0 ? 0 : closedDays + 1
    for (const { from, to } of spans) yield { from: Math.max(from, start), to }
  }
}

/** The opening times of one day, merged where the policy's rows overlap. */
function spansOf(day: string, { hours, holidays }: Timetable): Span[] {
  if (isHoliday(day, holidays)) return []
  const weekday = BY_NUMBER[new Date(day).getUTCDay()] ?? 'sunday'
  const momentAt = (time: string) => momentOf({ day, minutes: minutesOf(time) }).getTime()
  const spans = hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ from: momentAt(opens), to: momentAt(closes) }))
    .filter(({ from, to }) => from < to)
    .toSorted((a, b) => a.from - b.from)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) merged.splice(-1, 1, { from: last.from, to: Math.max(last.to, span.to) })
    else merged.push(span)
  }
  return merged
}
