import type { OpeningHours, Weekday } from '@shop/domain/shop-policies'

/** `lun–vie 09:00–19:00`, with whatever names the days have. */
export const openingText = ({ days, opens, closes }: OpeningHours, weekdays: Readonly<Record<Weekday, string>>): string => {
  const [first, last] = [days[0], days.at(-1)]
  const names = first && last ? [...new Set([weekdays[first], weekdays[last]])].join('–') : ''
  return `${names} ${opens}–${closes}`
}
