import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { findState } from '@shop/domain/mexican-states'

export type PostalCode = { readonly code: string; readonly stateCode: string; readonly municipality: string }

/** The file is not the official one, or not all of it. */
export class NotSepomex extends Error {}

const COLUMNS = ['d_codigo', 'd_estado', 'D_mnpio'] as const

/** The official file of Correos de México, line by line: Latin-1, columns between bars, a notice and the names of the columns on top. */
export async function* readSepomex(file: string): AsyncGenerator<PostalCode> {
  const lines = createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY })
  let header: { readonly places: readonly number[]; readonly width: number } | undefined
  for await (const line of lines) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (!header) {
      const places = COLUMNS.map((column) => cells.indexOf(column))
      if (!places.includes(-1)) header = { places, width: cells.length }
      continue
    }
    if (line.trim() === '') continue
    // Where a download was cut, its last line is short.
    if (cells.length !== header.width) throw new NotSepomex(`The file breaks off, or is another, at this line: ${line}`)
    const [code = '', stateName = '', municipality = ''] = header.places.map((place) => cells[place] ?? '')
    const state = findState(stateName)
    if (!/^\d{5}$/.test(code) || !state || !municipality) throw new NotSepomex(`This line is not of the official file: ${line}`)
    yield { code, stateCode: state.code, municipality }
  }
  if (!header) throw new NotSepomex(`The file has no line with the columns ${COLUMNS.join(', ')}`)
}
