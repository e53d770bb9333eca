import { guarded } from '@shop/domain/imports/formula-guard'
import type { OutRow } from './out-row.ts'

/** Without this mark Excel takes UTF-8 for Windows' own letters. */
const MARK = '\ufeff'
const GATHERED = 32_000

/** CSV as RFC 4180 has it, some kilobytes at a time. */
export async function* writeCsv(rows: AsyncIterable<OutRow>): AsyncGenerator<string> {
  let text = MARK
  for await (const row of rows) {
    text += `${row.map(cellOf).join(',')}\r\n`
    if (text.length < GATHERED) continue
    yield text
    text = ''
  }
  yield text
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = guarded(value)
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
