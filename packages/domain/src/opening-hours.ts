import { isHoliday } from './business-days.ts'
import { type OpeningHours, WEEKDAYS } from './shop-policies.ts'

/** The hours of a day, `2026-11-14`; nothing when the shop stays closed. */
export const hoursOf = (hours: readonly OpeningHours[], day: string): OpeningHours | undefined => {
  // Sunday is the first day of JavaScript's week and the last of ours.
  const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7]
  return isHoliday(day) ? undefined : hours.find(({ days }) => days.some((one) => one === weekday))
}
