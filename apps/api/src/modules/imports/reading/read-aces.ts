import type { Readable } from 'node:stream'
import type { FitmentField } from '@shop/domain/imports/import-fields'
import type { SaxesTagPlain } from 'saxes'
import { BadFile } from './bad-file.ts'
import { readXml } from './read-xml.ts'
import { LONGEST_CELL, type TableRow, type TableRows } from './table-rows.ts'
import type { Encoding } from './tell-format.ts'

/** What an App of an ACES file says, in the order of the columns that are made of it. */
export const ACES_FIELDS = [
  'partNumber',
  'brand',
  'make',
  'model',
  'yearFrom',
  'yearTo',
  'engine',
  'position',
  'note',
  'action',
] as const satisfies readonly FitmentField[]

/** Names of vehicles that are given by the id of a database that only its subscribers have begin like this. */
export const VEHICLE_BY_ID = 'VCdb '

type Field = (typeof ACES_FIELDS)[number]
const TEXT_OF: Readonly<Record<string, Field>> = {
  Part: 'partNumber',
  Make: 'make',
  Model: 'model',
  EngineBase: 'engine',
  EngineDesignation: 'engine',
  Position: 'position',
  Note: 'note',
}
/** Of the catalogue of positions, those without a word of their own in most files. */
const POSITIONS: Readonly<Record<string, string>> = { '2': 'Left', '12': 'Right', '22': 'Front', '30': 'Rear' }

export function readAces(bytes: Readable, length: number, encoding: Encoding): TableRows {
  let read = 0
  const rows = async function* (): AsyncGenerator<TableRow> {
    const found: TableRow[] = []
    let number = 1
    yield { number, cells: [...ACES_FIELDS] }
    const reader = appReader((cells) => {
      number += 1
      found.push({ number, cells })
    })
    for await (const chunk of readXml(bytes, reader, encoding)) {
      read += chunk
      yield* found.splice(0)
    }
  }
  return { rows: rows(), percent: () => Math.floor((read / Math.max(length, 1)) * 100) }
}

function appReader(onApp: (cells: readonly string[]) => void) {
  let app: Partial<Record<Field, string>> | undefined
  let field: Field | undefined
  let hasRoot = false
  return {
    onOpen: ({ name, attributes }: SaxesTagPlain) => {
      if (!hasRoot && name !== 'ACES') throw new BadFile('unknown-kind')
      hasRoot = true
      if (name === 'App') app = { action: attributes.action ?? 'A' }
      field = app && TEXT_OF[name]
      if (!app) return
      const { id, from, to } = attributes
      if (name === 'Years') Object.assign(app, { yearFrom: from ?? '', yearTo: to ?? from ?? '' })
      else if (name === 'BaseVehicle' && id) app.model = VEHICLE_BY_ID + id
      else if (name === 'Position' && id) app.position = POSITIONS[id] ?? ''
      else if (name === 'Part' && attributes.BrandAAIAID) app.brand = ''
    },
    onText: (text: string) => {
      if (!app || !field || text.trim() === '') return
      const before = field === 'note' && app.note ? `${app.note}; ` : field === 'position' ? '' : (app[field] ?? '')
      app[field] = (before + text.trim()).slice(0, LONGEST_CELL)
    },
    onClose: (name: string) => {
      field = undefined
      if (name !== 'App' || !app) return
      const said = app
      onApp(ACES_FIELDS.map((one) => said[one] ?? ''))
      app = undefined
    },
  }
}
