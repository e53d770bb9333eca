import type { BaseRow, Fields } from './base-rows.ts'

/** Years belong to the key of an engine's run; a run whose first year was mended is the same run, and not another beside it. */
export function movedRuns(now: readonly BaseRow[], said: ReadonlyMap<string, Fields>): Map<string, string> {
  const current = new Set(now.map(({ key }) => key))
  const gone = [...said].filter(([key]) => !current.has(key))
  const fresh = now.filter(({ key }) => !said.has(key))
  return new Map(
    gone.flatMap(([key, before]) => {
      const same = fresh.find(({ key: other, fields }) => withoutYear(other) === withoutYear(key) && overlap(before, fields))
      return same ? [[key, same.key] as const] : []
    }),
  )
}

function withoutYear(key: string) {
  return key.slice(0, key.lastIndexOf('/'))
}

function overlap(a: Fields, b: Fields) {
  return Number(a.year_from) <= Number(b.year_to) && Number(b.year_from) <= Number(a.year_to)
}
