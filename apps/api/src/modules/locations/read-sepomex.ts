import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { findState } from '@shop/domain/mexican-states'

export type PostalCode = { readonly code: string; readonly stateCode: string; readonly municipality: string }

export class NotSepomex extends Error {}

const COLUMNS = ['d_codigo', 'd_estado', 'D_mnpio'] as const

/** The official file of Correos de México, line by line: Latin-1, columns between bars, a notice and the names of the columns on top. */
export async function* readSepomex(file: string): AsyncGenerator<PostalCode> {
  const lines = createInterface({ input: createReadStream(file, 'latin1'), crlfDelay: Number.POSITIVE_INFINITY })
  let places: number[] | undefined
  for await (const line of lines) {
    const cells = line.split('|').map((cell) => cell.trim())
    if (!places) {
      const found = COLUMNS.map((column) => cells.indexOf(column))
      if (!found.includes(-1)) places = found
      continue
    }
    const [code = '', stateName = '', municipality = ''] = places.map((place) => cells[place] ?? '')
    if (line.trim() === '') continue
    const state = findState(stateName)
    if (!/^\d{5}$/.test(code) || !state) throw new NotSepomex(`This line is not of the official file: ${line}`)
    yield { code, stateCode: state.code, municipality }
  }
  if (!places) throw new NotSepomex(`The file has no line with the columns ${COLUMNS.join(', ')}`)
}
