/** A backup by when it was made. */
type Kept = { readonly name: string; readonly at: Date }

const HOUR_MS = 60 * 60 * 1000
/** Nothing of the last two days goes: somebody may have made it before an upgrade of today. */
const YOUNG_MS = 48 * HOUR_MS
const DAYS = 14
const WEEKS = 8
const MONTHS = 12

/**
 * Which backups to remove: of the last 14 days, 8 weeks and 12 months that have one, the newest of each stays. Days without a backup do not
 * count, so a shop that made none for a year still has those from before. Those of `except` and the newest of all stay anyway.
 */
export function backupsToPrune(backups: readonly Kept[], now: Date, except: readonly string[] = []): readonly string[] {
  const newestFirst = backups.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const keeps = new Set([
    ...except,
    ...newestFirst.slice(0, 1).map(({ name }) => name),
    ...newestFirst.filter(({ at }) => now.getTime() - at.getTime() < YOUNG_MS).map(({ name }) => name),
    ...newestOfEach(newestFirst, DAYS, (at) => at.toISOString().slice(0, 10)),
    ...newestOfEach(newestFirst, WEEKS, mondayOf),
    ...newestOfEach(newestFirst, MONTHS, (at) => at.toISOString().slice(0, 7)),
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !keeps.has(name))
}

function newestOfEach(newestFirst: readonly Kept[], most: number, spanOf: (at: Date) => string): string[] {
  const newest = new Map<string, string>()
  for (const { name, at } of newestFirst) if (!newest.has(spanOf(at))) newest.set(spanOf(at), name)
  return [...newest.values()].slice(0, most)
}

function mondayOf(at: Date): string {
  const daysSince = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - daysSince * 24 * HOUR_MS).toISOString().slice(0, 10)
}
