import type { Locale } from './locale.ts'

/** How far back the report can look; older searches are forgotten. */
export const REPORT_DAYS = [7, 30, 90] as const
export const USUAL_REPORT_DAYS = 30

type Searched = { readonly locale: Locale; readonly text: string; readonly searches: number }

/** What was searched in the last days, without a word about who did. */
export type SearchReport = {
  readonly searches: number
  readonly foundNothing: number
  /** `isFoundNow`: the latest search for it showed parts. */
  readonly notFound: readonly (Searched & { readonly foundNothing: number; readonly isFoundNow: boolean })[]
  /** `sold`: orders of these days that had one of the parts that were shown first. */
  readonly corrected: readonly (Searched & { readonly corrected: number; readonly correctedTo: string; readonly sold: number })[]
  /** Searched several times, and none of the parts that were shown first was sold in these days. */
  readonly notSold: readonly Searched[]
}
