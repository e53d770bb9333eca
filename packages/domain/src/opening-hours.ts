import { isHoliday } from './business-days.ts'
import { type OpeningHours, type Timetable, WEEKDAYS } from './shop-policies.ts'

/** The hours of a day, `2026-11-14`; nothing when the shop stays closed. */
export const hoursOf = ({ hours, holidays }: Timetable, day: string): OpeningHours | undefined => {
  // Sunday is the first day of JavaScript's week and the last of ours.
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]
  return isHoliday(day, holidays) ? undefined : hours.find(({ days }) => days.some((one) => one === weekday))
}
