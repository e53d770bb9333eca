const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Mexico_City',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A moment as clocks in Mexico City show it: the day, and the minutes since its midnight. */
export type MexicanTime = { readonly day: string; readonly minutes: number }

export function mexicanTimeOf(moment: Date): MexicanTime {
  const wall = moment.getTime() + offsetAt(moment.getTime())
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  return { day: new Date(midnight).toISOString().slice(0, 10), minutes: (wall - midnight) / MINUTE_MS }
}

/** The moment at which clocks in Mexico City show it. */
export function momentOf({ day, minutes }: MexicanTime): Date {
  const wall = Date.parse(day) + minutes * MINUTE_MS
  // The offset is that of the moment looked for, which the first guess misses only around a change of the clocks.
  const guess = wall - offsetAt(wall)
  return new Date(wall - offsetAt(guess))
}

/** `09:10` as minutes since midnight, and back. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`
}

export function nextDay(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function offsetAt(time: number): number {
  const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'))
  return wall - Math.floor(time / 1_000) * 1_000
}
