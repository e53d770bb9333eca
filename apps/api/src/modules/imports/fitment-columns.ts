import type { FitmentField } from '@shop/domain/imports/import-fields'
import type { Tables } from '../../database/tables.ts'

export type FitmentColumn = Exclude<keyof Tables['fitments'], 'product_id' | 'part_type_id'>

/** What an import may write of a fitment, and what the report calls it where it shows it. */
export const IMPORTED_OF_FITMENT: { readonly [Column in FitmentColumn]: FitmentField | undefined } = {
  model_id: 'model',
  year_from: 'yearFrom',
  year_to: 'yearTo',
  engine: 'engine',
  position_es: 'position',
  position_en: undefined,
  note_es: 'note',
  note_en: undefined,
}

export const FITMENT_COLUMNS = Object.keys(IMPORTED_OF_FITMENT) as readonly FitmentColumn[]
