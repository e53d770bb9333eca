import { MOST_COLUMNS } from '@shop/domain/imports/import'
import type { SaxesTagPlain } from 'saxes'
import { BadFile } from './bad-file.ts'
import { listSheets } from './list-sheets.ts'
import { openZip, type Zip } from './open-zip.ts'
import { localName, readXml } from './read-xml.ts'
import { type Cell, LONGEST_CELL, type TableRow, type TableRows, UNCALCULATED } from './table-rows.ts'

const MOST_SHARED_CHARACTERS = 32_000_000
const LAST_ROW = 2_000_000

/** A visible sheet of a workbook, by its place. Formulas are never computed: what Excel saw last stands beside them. */
export function readXlsx(path: string, place: number): TableRows {
  let read = 0
  let size = 1
  const rows = async function* (): AsyncGenerator<TableRow> {
    const zip = await openZip(path)
    try {
      const sheet = (await listSheets(zip))[place]?.file
      if (sheet === undefined) throw new BadFile('no-sheet')
      size = Math.max(zip.sizeOf(sheet), 1)
      const shared = await sharedTexts(zip)
      const stream = await zip.open(sheet)
      if (!stream) throw new BadFile('no-sheet')
      const found: TableRow[] = []
      const reader = sheetReader(shared, (row) => found.push(row))
      for await (const length of readXml(stream, reader)) {
        read += length
        yield* found.splice(0)
      }
    } finally {
      zip.close()
    }
  }
  return { rows: rows(), percent: () => Math.min(100, Math.floor((read / size) * 100)) }
}

/** Texts stand in a list of their own, each once; this list is what the memory of a large workbook goes into, so it is bounded. */
async function sharedTexts(zip: Zip): Promise<readonly string[]> {
  const texts: string[] = []
  const stream = await zip.open('xl/sharedStrings.xml')
  if (!stream) return texts
  let text: string | undefined
  let isText = false
  let held = 0
  const reading = readXml(stream, {
    onOpen: ({ name }) => {
      if (localName(name) === 'si') text = ''
      isText = localName(name) === 't'
    },
    onText: (piece) => {
      if (isText && text !== undefined && text.length < LONGEST_CELL) text += piece
    },
    onClose: (name) => {
      isText = false
      if (localName(name) !== 'si' || text === undefined) return
      texts.push(text.slice(0, LONGEST_CELL))
      held += text.length + 16
      text = undefined
      if (held > MOST_SHARED_CHARACTERS) throw new BadFile('unfolds')
    },
  })
  for await (const _ of reading) void _
  return texts
}

function sheetReader(shared: readonly string[], onRow: (row: TableRow) => void) {
  let number = 0
  let cells: Cell[] = []
  let column = 0
  let kind = ''
  let text = ''
  let isValue = false
  let isUncalculated = false
  return {
    onOpen: ({ name, attributes }: SaxesTagPlain) => {
      const local = localName(name)
      if (local === 'row') {
        // Rows only go down: one that is numbered twice, or beyond reason, is the next.
        const said = Number(attributes.r)
        number = Number.isInteger(said) && said > number && said < LAST_ROW ? said : number + 1
        cells = []
        column = 0
      } else if (local === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1
        if (column > MOST_COLUMNS) throw new BadFile('too-many-columns')
        kind = attributes.t ?? 'n'
        text = ''
        isUncalculated = false
      } else if (local === 'f') isUncalculated = true
      else if (local === 'v') isUncalculated = false
      isValue = local === 'v' || local === 't'
    },
    onText: (piece: string) => {
      if (isValue && text.length < LONGEST_CELL) text += piece
    },
    onClose: (name: string) => {
      const local = localName(name)
      isValue = false
      if (local === 'c' && (text !== '' || isUncalculated)) {
        while (cells.length < column) cells.push('')
        cells[column - 1] = isUncalculated ? UNCALCULATED : cellOf(kind, text.slice(0, LONGEST_CELL), shared)
      } else if (local === 'row') onRow({ number, cells })
    },
  }
}

function cellOf(kind: string, text: string, shared: readonly string[]): Cell {
  if (kind === 's') return shared[Number(text)] ?? ''
  if (kind === 'b') return text === '1' ? 'sí' : 'no'
  // 0.1 + 0.2 stands in files as 0.30000000000000004: fifteen digits are what Excel itself shows.
  if (kind === 'n' && Number.isFinite(Number(text))) return Number(Number(text).toPrecision(15))
  return text
}

/** C of C5 is 3. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A') column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
