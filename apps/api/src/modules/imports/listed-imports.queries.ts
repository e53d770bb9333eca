import type { ListedImport } from '@shop/domain/imports/import'
import type { Db } from '../../database/connect.ts'
import type { ImportRecord } from './imports.queries.ts'

const LISTED = ['id', 'file_name', 'kind', 'format', 'supplier', 'status', 'rows_read', 'created_at'] as const
type Listed = Pick<ImportRecord, (typeof LISTED)[number] | 'staff'>

export async function listImports(db: Db, page: number, limit: number): Promise<{ items: readonly ListedImport[]; total: number }> {
  const rows = await db
    .selectFrom('imports as i')
    .innerJoin('staff as s', 's.id', 'i.staff_id')
    .select(LISTED.map((column) => `i.${column}` as const))
    .select((e) => ['s.name as staff', e.fn.countAll<string>().over().as('total')])
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .$narrowType<Listed>()
    .execute()
  return { items: rows.map(listed), total: Number(rows[0]?.total ?? 0) }
}

export function listed(row: Listed): ListedImport {
  return {
    id: String(row.id),
    fileName: row.file_name,
    kind: row.kind,
    format: row.format,
    supplier: row.supplier,
    status: row.status,
    rows: row.rows_read,
    staff: row.staff,
    createdAt: row.created_at,
  }
}
