import { importField } from '@shop/contract/wire/shop/import-words'
import type { FitmentField } from '@shop/domain/imports/import-fields'
import type { Db } from '../../../database/connect.ts'
import { listFitmentsAfter } from './export.queries.ts'
import type { OutRow } from './out-row.ts'

const AT_ONCE = 200
const FIELDS = [
  'internalKey',
  'partNumber',
  'brand',
  'make',
  'model',
  'yearFrom',
  'yearTo',
  'engine',
  'position',
  'positionEn',
  'note',
  'noteEn',
] as const satisfies readonly FitmentField[]

/** Headings and all cars that parts fit, as the import reads them. */
export async function* tableOfFitments(db: Db): AsyncGenerator<OutRow> {
  yield FIELDS.map((field) => importField.encode(field))
  for (let after = 0; ; ) {
    const fitments = await listFitmentsAfter(db, after, AT_ONCE)
    for (const one of fitments)
      yield [
        one.internal_key,
        one.part_number,
        one.brand,
        one.make,
        one.model,
        one.year_from,
        one.year_to,
        one.engine,
        one.position_es ?? '',
        one.position_en ?? '',
        one.note_es ?? '',
        one.note_en ?? '',
      ]
    const last = fitments.at(-1)
    if (!last) return
    after = last.id
  }
}
