import type { Locale } from '@shop/domain/locale'

function format(writtenIn: string) {
  return new Intl.DateTimeFormat(writtenIn, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
}
/** Made once: to make one takes a hundred times as long as to write a day. */
const FORMATS: Record<Locale, Intl.DateTimeFormat> = { es: format('es-MX'), en: format('en-US') }

/** "mar 17 nov", for a day such as `2026-11-17`, which is the same day everywhere. */
export function formatWeekday(locale: Locale, day: string): string {
  return FORMATS[locale].format(new Date(day))
}
