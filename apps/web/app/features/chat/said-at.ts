import { formatDay } from '@shop/domain/format-day'
import type { Locale } from '@shop/domain/locale'
import { formatTime } from '../../kit/format-time.ts'

/** "14:05", and with its day once that is over. */
export function saidAt(locale: Locale, time: Date, now = new Date()): string {
  return formatDay(locale, time) === formatDay(locale, now) ? clockOf(locale, time) : formatTime(locale, time)
}

function clockOf(locale: Locale, time: Date): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-MX', {
    timeZone: 'America/Mexico_City',
    hour: 'numeric',
    minute: '2-digit',
    ...(locale === 'es' ? { hourCycle: 'h23' } : {}),
  }).format(time)
}
