/** `10m`, `90s`: how long, in minutes. */
export function minutesIn(typed: string): number {
  const [, number, unit] = /^(\d+)(m|s)$/.exec(typed) ?? []
  if (!number) throw new Error(`${typed} is no time: say 10m or 90s`)
  return Number(number) / (unit === 's' ? 60 : 1)
}
