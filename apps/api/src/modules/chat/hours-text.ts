import { dateInMexico } from '@shop/domain/business-days'
import { closedDays } from '@shop/domain/closed-days'
import type { Locale } from '@shop/domain/locale'
import type { Timetable } from '@shop/domain/shop-policies'
import { openingText } from '@shop/texts/opening-text'
import { dayText } from '@shop/texts/promise-text'
import { serverTexts } from '@shop/texts/server-texts'

/** Whoever asks for the hours means to come or write soon. */
const DAYS_AHEAD = 30

/** When the shop is open, and on which of the next days it is not. */
export function hoursText(timetable: Timetable, locale: Locale, now: Date): string {
  const { hours, closedDays: closedText, weekdays, and } = serverTexts(locale).chat
  const open = hours(timetable.hours.map((row) => openingText(row, weekdays)).join(and))
  const closed = closedDays(timetable, dateInMexico(now), DAYS_AHEAD)
  return closed.length === 0 ? open : `${open} ${closedText(closed.map((day) => dayText(day, locale)).join('; '))}`
}
