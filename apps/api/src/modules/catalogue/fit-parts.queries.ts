import type { FitPart } from '@shop/domain/fitment'
import type { Locale } from '@shop/domain/locale'
import type { FitmentRow } from '@shop/domain/product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { unseenNumbers } from '../../database/one-plan.ts'
import type { Models } from './judge-fits.ts'

/** As much of each part as its fit to these models is judged by, and no more: a page asks for 96 of them. */
export async function listFitParts(db: Db, locale: Locale, ids: readonly number[], models: Models): Promise<ReadonlyMap<string, FitPart>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select p.id, p.is_universal, p.is_placed as has_rows,
      f.model_id, f.year_from, f.year_to, f.engine, f.position_es, f.position_en, f.note_es, f.note_en
    from products p left join fitments f on f.product_id = p.id and f.model_id = any(${unseenNumbers([...models.keys()])})
    where p.id = any(${unseenNumbers(ids)}) and p.status <> 'on-order'
    order by f.model_id, f.year_from, f.engine`.execute(db)
  const partOf = (its: readonly Row[]): FitPart => ({
    isUniversal: its.some(({ is_universal }) => is_universal),
    hasRows: its.some(({ has_rows }) => has_rows),
    fitments: its.flatMap((row) => fitmentOf(row, models, locale) ?? []),
  })
  return new Map([...Map.groupBy(rows, ({ id }) => String(id))].map(([id, its]) => [id, partOf(its)]))
}

/** A part without rows for these models is there once, without a car. */
type Row = {
  readonly id: number
  readonly is_universal: boolean
  readonly has_rows: boolean
  readonly model_id: number | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly engine: string | null
  readonly position_es: string | null
  readonly position_en: string | null
  readonly note_es: string | null
  readonly note_en: string | null
}

function fitmentOf(row: Row, models: Models, locale: Locale): FitmentRow | undefined {
  const { model_id, year_from, year_to, engine, position_es, note_es } = row
  const car = model_id === null ? undefined : models.get(model_id)
  if (!car || year_from === null || year_to === null || engine === null) return undefined
  const position = row[`position_${locale}`] ?? position_es ?? undefined
  const note = row[`note_${locale}`] ?? note_es ?? undefined
  return { ...car, yearFrom: year_from, yearTo: year_to, engine, position, note }
}
