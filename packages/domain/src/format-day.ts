import type { Locale } from './locale.ts'

const WRITTEN_IN: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** "9 de noviembre de 2026": the day it is in Mexico City, wherever server and reader are. */
export function formatDay(locale: Locale, day: Date): string {
  return formatOf(locale, true).format(day)
}

/** The two ends of a time, the year said once if it is the same. */
export function formatDays(locale: Locale, from: Date, to: Date): readonly [string, string] {
  const isSameYear = yearOf(from) === yearOf(to)
  return [formatOf(locale, !isSameYear).format(from), formatDay(locale, to)]
}

function formatOf(locale: Locale, hasYear: boolean): Intl.DateTimeFormat {
  const key = `${locale}${hasYear}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(WRITTEN_IN[locale], {
    timeZone: 'America/Mexico_City',
    day: 'numeric',
    month: 'long',
    ...(hasYear ? { year: 'numeric' } : {}),
  })
  formats.set(key, format)
  return format
}

function yearOf(day: Date): string {
  return formatDay('en', day).slice(-4)
}
