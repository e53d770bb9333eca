import type { Locale } from '@shop/domain/locale'

const WRITTEN_IN: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }

/** "mar 17 nov", for a day such as `2026-11-17`, which is the same day everywhere. */
export const formatWeekday = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(WRITTEN_IN[locale], { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(day))
