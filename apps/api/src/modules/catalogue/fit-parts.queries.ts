import type { Locale } from '@shop/domain/locale'
import type { FitmentRow } from '@shop/domain/product'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inLanguage } from './in-language.queries.ts'

export type FitPart = { readonly isUniversal: boolean; readonly fitments: readonly FitmentRow[] }

/** As much of each part as its fit is judged by, and no more: a page asks for 96 of them. */
export const listFitParts = async (db: Db, locale: Locale, ids: readonly number[]): Promise<ReadonlyMap<string, FitPart>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.is_universal', fitmentsOf(locale).as('fitments')])
    .where(sql<SqlBool>`p.id = any(${[...ids]}::int[])`)
    .where('p.status', '<>', 'on-order')
    .execute()
  return new Map(rows.map((row) => [String(row.id), { isUniversal: row.is_universal, fitments: row.fitments.map(fitmentOf) }]))
}

type FitmentJson = { make: string; model: string; from: number; to: number; engine: string; position: string | null; note: string | null }

/** The cars of a product as one value, so that a product is one question. */
export const fitmentsOf = (locale: Locale) => {
  const t = inLanguage(locale)
  return sql<FitmentJson[]>`(
    select coalesce(json_agg(json_build_object('make', k.name, 'model', m.name, 'from', f.year_from, 'to', f.year_to, 'engine', f.engine,
      'position', ${t('f', 'position')}, 'note', ${t('f', 'note')}) order by k.name, m.name, f.year_from, f.engine), '[]')
    from fitments f join models m on m.id = f.model_id join makes k on k.id = m.make_id where f.product_id = p.id)`
}

export const fitmentOf = ({ make, model, from, to, engine, position, note }: FitmentJson): FitmentRow => ({
  make,
  model,
  yearFrom: from,
  yearTo: to,
  engine,
  position: position ?? undefined,
  note: note ?? undefined,
})
