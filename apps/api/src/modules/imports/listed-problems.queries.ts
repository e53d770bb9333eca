import type { ImportProblemRow, RowProblem } from '@shop/domain/imports/import'
import type { ImportField } from '@shop/domain/imports/import-fields'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function listProblems(
  db: Db,
  id: number,
  page: number,
  limit: number,
): Promise<{ items: readonly ImportProblemRow[]; total: number }> {
  const { rows } = await sql<{ row: number; code: RowProblem; field: ImportField | null; value: string; total: number }>`
    select row, code, field, value, count(*) over ()::int as total from import_problems where import_id = ${id}
    order by row, code, field limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const items = rows.map(({ row, code, field, value }) => ({ row, code, field: field ?? undefined, value }))
  return { items, total: rows[0]?.total ?? 0 }
}
