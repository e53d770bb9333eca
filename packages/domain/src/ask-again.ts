const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long the provider is left alone after it failed us so often in a row. */
export function pauseAfterFailures(failures: number): number {
  return Math.min(2 * MINUTE * 2 ** Math.max(failures - 1, 0), 6 * HOUR)
}

/** After so many questions in vain a person looks at it: about a day and a half. */
export const MOST_FAILURES = 12

/** What it does not know now it will hardly know later. */
export const MOST_UNKNOWN = 3

/** The older a payment is, the less is likely to happen to it: twice as long each time for a card, by the hour and then by the day for a voucher. */
export function pauseByAge(method: 'card' | 'oxxo', age: number): number {
  if (method === 'oxxo') return age < 4 * DAY ? HOUR : DAY
  return age < DAY ? Math.min(Math.max(age, 2 * MINUTE), HOUR) : 6 * HOUR
}
