/** A run of years in which a model was sold with an engine. */
export type EngineRun = { readonly engine: string; readonly yearFrom: number; readonly yearTo: number }

/** A make as staff see it. */
export type StaffMake = { readonly id: string; readonly name: string; readonly modelCount: number; readonly version: number }

/** A model as staff see it, with how many compatibilities of parts name it. */
export type StaffModel = {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly runs: readonly EngineRun[]
  readonly fitmentCount: number
  readonly version: number
}

export type MakeWithModels = StaffMake & { readonly models: readonly StaffModel[] }

const FIRST_YEAR = 1950
/** Next year's models are sold this year, and announced the year before. */
const YEARS_AHEAD = 2

export function isModelYear(year: number, now: Date): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= now.getUTCFullYear() + YEARS_AHEAD
}

/** The first run that shares an engine and a year with one before it; -1 where none does. */
export function overlappingRun(runs: readonly EngineRun[]): number {
  return runs.findIndex((run, i) =>
    runs.slice(0, i).some((other) => keyOf(other) === keyOf(run) && run.yearFrom <= other.yearTo && other.yearFrom <= run.yearTo),
  )
}

function keyOf({ engine }: EngineRun): string {
  return engine.toLowerCase().replace(/\s+/g, '')
}
