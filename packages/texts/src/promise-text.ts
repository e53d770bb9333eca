import type { Locale } from '@shop/domain/locale'
import type { AnswerPromise } from '@shop/domain/quotation'
import type { answerPromise } from './es/quotations.ts'

/** A promise as a sentence: "Te respondemos en 15 minutos." */
export function promiseText({ kind, minutes, day, time }: AnswerPromise, locale: Locale, texts: typeof answerPromise): string {
  switch (kind) {
    case 'minutes':
      return texts.minutes(minutes)
    case 'today':
      return texts.today(time)
    case 'tomorrow':
      return texts.tomorrow(time)
    case 'later':
      return texts.later(dayText(day, locale), time)
  }
}

const formats = new Map<Locale, Intl.DateTimeFormat>()

/** `lunes, 9 de noviembre`, of a day such as `2026-11-09`. */
export function dayText(day: string, locale: Locale): string {
  // Made once: that costs a hundred times what it is asked for.
  const format = formats.get(locale) ?? formatOf(locale)
  formats.set(locale, format)
  return format.format(new Date(day))
}

function formatOf(locale: Locale) {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'es-MX', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
}
