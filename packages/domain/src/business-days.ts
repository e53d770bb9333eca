const DAY_MS = 86_400_000
const [FEBRUARY, MARCH, MAY, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER] = [2, 3, 5, 9, 10, 11, 12]
const MONDAY = 1

/** A day on which the shop stays closed beside the days of the law: an anniversary, an inventory. */
export type Holiday = { readonly day: string; readonly names: { readonly es: string; readonly en: string } }
export const MOST_HOLIDAYS = 100

// Made once: that costs more than all it is asked for in a purchase.
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day it is in Mexico, `2026-11-14`, whatever the clock of the machine says. */
export function dateInMexico(now: Date): string {
  return calendar.format(now)
}

/** The n-th business day after a day. */
export function addBusinessDays(day: string, days: number, holidays: readonly Holiday[]): string {
  let time = Date.parse(day)
  for (let left = days; left > 0; ) {
    time += DAY_MS
    if (isBusinessDay(dayOf(time), holidays)) left -= 1
  }
  return dayOf(time)
}

/** When an order of that day arrives, at the earliest and at the latest. */
export function deliveryDates(
  day: string,
  { fewestDays, mostDays }: { readonly fewestDays: number; readonly mostDays: number },
  holidays: readonly Holiday[],
) {
  return { from: addBusinessDays(day, fewestDays, holidays), to: addBusinessDays(day, mostDays, holidays) }
}

export function isBusinessDay(day: string, holidays: readonly Holiday[]): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, holidays)
}

/** A day of the law or one of the shop's own. */
export function isHoliday(day: string, holidays: readonly Holiday[]): boolean {
  return holidays.some((own) => own.day === day) || isRestDay(day)
}

/** The obligatory rest days of the labour law, article 74. */
export function isRestDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isMonday = new Date(day).getUTCDay() === MONDAY
  const isMondayOf = (which: number, ofMonth: number) => isMonday && month === ofMonth && Math.ceil(date / 7) === which
  const isFixed = [`1-1`, `${MAY}-1`, `${SEPTEMBER}-16`, `${DECEMBER}-25`].includes(`${month}-${date}`)
  return isFixed || isMondayOf(1, FEBRUARY) || isMondayOf(3, MARCH) || isMondayOf(3, NOVEMBER) || isInauguration(year, month, date)
}

/** A president takes office on 1 October every six years, since 2024. */
function isInauguration(year: number, month: number, date: number) {
  return year >= 2024 && (year - 2024) % 6 === 0 && month === OCTOBER && date === 1
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
