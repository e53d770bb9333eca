import { headingsIn } from '@shop/domain/imports/guess-columns'
import { type FirstRows, firstRows } from './first-rows.ts'
import type { Book } from './open-table.ts'
import { BadFile } from './reading/bad-file.ts'

export type ChosenSheet = FirstRows & { readonly sheets: readonly string[]; readonly sheet: number }

/** Behind a cover there may be notes, terms and addresses; nobody puts the list further behind. */
const LOOKED_AT = 20

/** The sheet that looks most like a list of parts: the most headings that we know, then the widest. Of two alike the first. */
export async function chooseSheet(book: Book): Promise<ChosenSheet> {
  let best: ChosenSheet | undefined
  let failure: unknown
  for (const sheet of Array.from({ length: Math.min(Math.max(book.sheets.length, 1), LOOKED_AT) }, (_, i) => i)) {
    try {
      const first = { ...(await firstRows(book.table(sheet))), sheets: book.sheets, sheet }
      if (!best || score(first) > score(best)) best = first
    } catch (error) {
      // An empty cover says nothing about the sheets behind it.
      if (!(error instanceof BadFile)) throw error
      failure ??= error
    }
  }
  if (!best) throw failure
  return best
}

const MOST_WIDE = 999
function score({ headings }: FirstRows): number {
  return headingsIn(headings) * (MOST_WIDE + 1) + Math.min(headings.length, MOST_WIDE)
}
