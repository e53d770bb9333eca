import type { Locale } from '@shop/domain/locale'

/** "mié 18 nov, 23:59", as the clocks in Mexico City say it. */
export function formatTime(locale: Locale, time: Date): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-MX', {
    timeZone: 'America/Mexico_City',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    ...(locale === 'es' ? { hourCycle: 'h23' } : {}),
  }).format(time)
}
