import { runsOf } from '@shop/domain/opening-hours'
import type { OpeningHours, Weekday } from '@shop/domain/shop-policies'

/** `lun–vie 09:00–19:00`, with whatever names the days have; days that are left out are not told. */
export function openingText({ days, opens, closes }: OpeningHours, weekdays: Readonly<Record<Weekday, string>>): string {
  const names = runsOf(days).map(([first, last]) => [...new Set([weekdays[first], weekdays[last]])].join('–'))
  return `${names.join(', ')} ${opens}–${closes}`
}
