/** A number is one that Excel keeps as a number: no sign of it has to be guessed. */
export type Cell = string | number
export type TableRow = { readonly number: number; readonly cells: readonly Cell[] }

/** A file's rows, one after the other; `percent` says how far it was read. */
export type TableRows = { readonly rows: AsyncIterable<TableRow>; readonly percent: () => number }

/** Stands for a formula that no program has computed yet: the file says how, and not how much. */
export const UNCALCULATED = '=?'

/** Longer texts are cut: one character more than any field may have is enough to refuse it. */
export const LONGEST_CELL = 10_001

export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? '' : String(cell)
}

export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => textOf(cell).trim() === '')
}
