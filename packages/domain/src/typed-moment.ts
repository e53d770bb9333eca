import { mexicanTimeOf, minutesOf, momentOf, timeOf } from './mexican-time.ts'

/** `2026-11-20T09:30` as a field for date and time holds it, on the clocks of Mexico City. What is no moment is an invalid date. */
export function momentTyped(text: string): Date {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T([01]\d:[0-5]\d|2[0-3]:[0-5]\d)(?::\d{2})?$/.exec(text.trim()) ?? []
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(Date.parse(day)).toISOString().startsWith(day)
  return isDay ? momentOf({ day, minutes: minutesOf(time) }) : new Date(Number.NaN)
}

export function typedMoment(moment: Date): string {
  const { day, minutes } = mexicanTimeOf(moment)
  return `${day}T${timeOf(minutes)}`
}
