/** `2026-11-14 18:05:09`, in Mexico City, as the specification writes times of payment; empty when there is none. */
export function mexicanTime(time: Date | undefined): string {
  return time ? FORMAT.format(time).replace(',', '') : ''
}

/** Mexico City has been at UTC-6 all year since 2022. */
export function fromMexicanTime(text: string): Date | undefined {
  return text === '' ? undefined : new Date(`${text.replace(' ', 'T')}-06:00`)
}

const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Mexico_City',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
