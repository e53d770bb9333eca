import { type CarRun, yearsSold } from '@shop/domain/fitment-rules'

/** A choice that is called as it is. */
export const plain = (name: string) => ({ value: name, text: name })

export const enginesOf = (runs: readonly CarRun[], own: string): string[] =>
  [...new Set([...(own ? [own] : []), ...runs.map(({ engine }) => engine)])].toSorted()

/** Newest first, as people look for them. */
export const yearOptions = (runs: readonly CarRun[], engine: string): number[] => {
  const years = yearsSold(runs, engine)
  return years ? Array.from({ length: years.last - years.first + 1 }, (_, i) => years.last - i) : []
}
