import type { Readable } from 'node:stream'
import { MOST_COLUMNS } from '@shop/domain/imports/import'
import { CsvError, parse } from 'csv-parse'
import { BadFile } from './bad-file.ts'
import { LONGEST_CELL, type TableRow, type TableRows } from './table-rows.ts'
import type { Encoding } from './tell-format.ts'

const LONGEST_ROW = 1_000_000

type Csv = { readonly bytes: Readable; readonly length: number; readonly encoding: Encoding; readonly delimiter: string }

export function readCsv({ bytes, length, encoding, delimiter }: Csv): TableRows {
  let read = 0
  const decoder = new TextDecoder(encoding)
  const decoded = async function* () {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
      read += chunk.length
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  }
  return { rows: rowsOf(decoded(), delimiter), percent: () => Math.floor((read / Math.max(length, 1)) * 100) }
}

async function* rowsOf(texts: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow> {
  // Inches stand in names as bare quotation marks; lines may have more or fewer cells than the headings.
  const parser = parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: LONGEST_ROW })
  // Waited for below, but it may fail before: then the parser has to hear of it, and nobody is left to catch it.
  const fed = feed(texts, parser).catch((error: Error) => {
    parser.destroy(error)
    throw error
  })
  fed.catch(() => {})
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1
      if (record.length > MOST_COLUMNS) throw new BadFile('too-many-columns')
      yield { number, cells: record.map((cell) => (cell.length > LONGEST_CELL ? cell.slice(0, LONGEST_CELL) : cell)) }
    }
    await fed
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BadFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row-too-long' : 'damaged')
  } finally {
    parser.destroy()
    await fed.catch(() => {})
  }
}

async function feed(texts: AsyncIterable<string>, parser: ReturnType<typeof parse>): Promise<void> {
  for await (const text of texts) {
    if (parser.destroyed) return
    if (text !== '' && !parser.write(text)) await drained(parser)
  }
  if (!parser.destroyed) parser.end()
}

function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done).off('error', done)
      resolve()
    }
    parser.once('drain', done).once('close', done).once('error', done)
  })
}
