import { type CarRun, yearsSold } from '@shop/domain/fitment-rules'

/** A choice that is called as it is. */
export function plain(name: string) {
  return { value: name, text: name }
}

export function enginesOf(runs: readonly CarRun[], own: string): string[] {
  return [...new Set([...(own ? [own] : []), ...runs.map(({ engine }) => engine)])].toSorted()
}

/** Newest first, as people look for them. */
export function yearOptions(runs: readonly CarRun[], engine: string): number[] {
  const years = yearsSold(runs, engine)
  return years ? Array.from({ length: years.last - years.first + 1 }, (_, i) => years.last - i) : []
}
