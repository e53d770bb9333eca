type Names = { readonly es: string; readonly en: string }

/** A kind of part that belongs to a job. */
export type StaffJobPart = {
  readonly typeId: string
  readonly names: Names
  /** Whoever buys one of these is about to do this job. */
  readonly begins: boolean
  /** Pieces that the job takes; where nothing is said, as many as a car has. */
  readonly pieces: number | undefined
  /** Offered, but not put in unless the shopper says so: oil, of which nobody knows the grade. */
  readonly isExtra: boolean
}

/** Work on a car and the parts it takes, as staff keep it. */
export type StaffWorkshopJob = {
  readonly id: string
  readonly names: Names
  /** In the order in which they are offered. */
  readonly parts: readonly StaffJobPart[]
  readonly isActive: boolean
  readonly version: number
}

export const MOST_JOB_PARTS = 12
export const MOST_JOB_PIECES = 20

type Beginning = { readonly typeId: string; readonly begins: boolean }

/** The first kind that begins another job already, and which one: a part's page can show one job only. */
export function takenBeginning(
  parts: readonly Beginning[],
  others: readonly StaffWorkshopJob[],
): { readonly part: StaffJobPart; readonly by: StaffWorkshopJob } | undefined {
  const mine = new Set(parts.filter(({ begins }) => begins).map(({ typeId }) => typeId))
  for (const by of others.filter(({ isActive }) => isActive)) {
    const part = by.parts.find(({ begins, typeId }) => begins && mine.has(typeId))
    if (part) return { part, by }
  }
  return undefined
}
