import { isHoliday } from './business-days.ts'
import { nextDay } from './mexican-time.ts'
import { usualHours } from './opening-hours.ts'
import type { Timetable } from './shop-policies.ts'

/** Of so many days from one on, those that the shop's week would open and a holiday closes. */
export function closedDays({ hours, holidays }: Timetable, from: string, days: number): readonly string[] {
  return Array.from({ length: days }, (_, i) => nextDay(from, i)).filter(
    (day) => isHoliday(day, holidays) && usualHours(hours, day).length > 0,
  )
}
