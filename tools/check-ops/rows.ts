/** One line of the table: what was tried, what was found. */
export type Row = { readonly what: string; readonly isGood: boolean; readonly found: string }

const WIDTH = 64

export function printRows(rows: readonly Row[]): void {
  for (const { what, isGood, found } of rows) console.log(`${isGood ? '✓' : '✗'} ${what.padEnd(WIDTH)} ${found.trim()}`)
}

/** A check that throws is a row that failed: the others are still worth hearing of. */
export async function row(what: string, check: () => Promise<{ readonly isGood: boolean; readonly found: string }>): Promise<Row> {
  try {
    return { what, ...(await check()) }
  } catch (error) {
    return { what, isGood: false, found: error instanceof Error ? error.message : String(error) }
  }
}
