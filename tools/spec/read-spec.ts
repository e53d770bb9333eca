import { readdirSync } from 'node:fs'
import { type Row, readTable } from '../read-table.ts'

/** A test by its file and its whole name, as a report writes it: groups before it, joined by ` > ` (Vitest) or ` › ` (Playwright). */
export type Proof = { readonly file: string; readonly test: string }

/** One thing that can be checked about the shop, in our own words. It holds when all tests that show it ran and passed. */
export type Line = { readonly number: string; readonly says: string; readonly shownBy: readonly Proof[] }

export type Section = { readonly number: number; readonly title: string; readonly lines: readonly Line[] }

const FOLDER = 'spec'
const SECTIONS = 'sections.csv'
export const LINE_HEADINGS = ['number', 'says', 'file', 'test'] as const

/** What the shop has to be, line by line, each with the tests that show it: the tables in `spec`. */
export function readSpec(): Section[] {
  const sections = readTable(`${FOLDER}/${SECTIONS}`, ['number', 'title', 'file'])
  const listed = new Set([SECTIONS, ...sections.map(({ cells }) => cells.file)])
  const unlisted = readdirSync(FOLDER).find((file) => file.endsWith('.csv') && !listed.has(file))
  if (unlisted) throw new Error(`${FOLDER}/${SECTIONS} does not list ${unlisted}`)
  return sections.map(({ cells: { number, title, file } }) => ({
    number: Number(number),
    title,
    lines: linesIn(readTable(`${FOLDER}/${file}`, LINE_HEADINGS)),
  }))
}

/** Rows with the same number are one line: the first has its words, and each has one of its tests. */
export function linesIn(rows: readonly Row<(typeof LINE_HEADINGS)[number]>[]): Line[] {
  const lines: (Line & { readonly shownBy: Proof[] })[] = []
  for (const { at, cells } of rows) {
    const { number, says, file, test } = cells
    if (!number || !file || !test) throw new Error(`${at}: number, file and test must not be empty`)
    const before = lines.at(-1)
    const isFurther = before?.number === number
    if (isFurther && says) throw new Error(`${at}: only the first row of ${number} has words`)
    if (!isFurther && !says) throw new Error(`${at}: the first row of ${number} has no words`)
    if (isFurther) before.shownBy.push({ file, test })
    else lines.push({ number, says, shownBy: [{ file, test }] })
  }
  return lines
}
