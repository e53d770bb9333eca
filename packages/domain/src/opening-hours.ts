import { isHoliday } from './business-days.ts'
import { type OpeningHours, type Timetable, WEEKDAYS, type Weekday } from './shop-policies.ts'

/** The hours of a day, `2026-11-14`; none when the shop stays closed. */
export function hoursOf({ hours, holidays }: Timetable, day: string): readonly OpeningHours[] {
  return isHoliday(day, holidays) ? [] : usualHours(hours, day)
}

/** The hours that its day of the week has, holiday or not. */
export function usualHours(hours: readonly OpeningHours[], day: string): readonly OpeningHours[] {
  // Sunday is the first day of JavaScript's week and the last of ours.
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]
  return hours.filter(({ days }) => days.some((one) => one === weekday))
}

/** Days with the same hours are told together, in the order of the week. */
export function tidyHours(hours: readonly OpeningHours[]): OpeningHours[] {
  const together = Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`)
  return [...together.values()]
    .flatMap((rows) => {
      const [first] = rows
      const days = WEEKDAYS.filter((day) => rows.some((row) => row.days.includes(day)))
      return first && days.length > 0 ? [{ days, opens: first.opens, closes: first.closes }] : []
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.opens.localeCompare(b.opens))
}

function placeOf({ days: [first = 'sunday'] }: OpeningHours): number {
  return WEEKDAYS.indexOf(first)
}

/** Days of the week as runs: Monday to Wednesday, Friday. */
export function runsOf(days: readonly Weekday[]): readonly (readonly [first: Weekday, last: Weekday])[] {
  const runs: [Weekday, Weekday][] = []
  for (const day of WEEKDAYS) {
    if (!days.includes(day)) continue
    const last = runs.at(-1)
    if (last && WEEKDAYS.indexOf(last[1]) === WEEKDAYS.indexOf(day) - 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}
