import type { Locale } from '@shop/domain/locale'

// Made once: that costs a hundred times what they are asked for. By the same clock as the pages: "11:59 p.m." would also end a sentence twice.
const TIMES: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City', hourCycle: 'h23' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City' }),
}
const DAYS: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
}

export function longTime(time: Date, locale: Locale): string {
  return TIMES[locale].format(time)
}

export function longDay(day: string, locale: Locale): string {
  return DAYS[locale].format(new Date(day))
}
