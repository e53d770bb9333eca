import type { Locale } from '@shop/domain/locale'

const languageOf = (locale: Locale) => (locale === 'en' ? 'en-US' : 'es-MX')

/** By the same clock as the pages: "11:59 p.m." would also end a sentence twice. */
export const longTime = (time: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Mexico_City',
    ...(locale === 'es' ? { hourCycle: 'h23' } : {}),
  }).format(time)

export const longDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageOf(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))
