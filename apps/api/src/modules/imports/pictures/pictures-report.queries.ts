import type { PicturesReport } from '@shop/domain/imports/import-pictures'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** What the compared rows would bring of pictures; of rows that are wrong or left out, nothing. */
export async function readPicturesReport(db: Db, id: number): Promise<PicturesReport | undefined> {
  const { rows } = await sql<PicturesReport>`
    select count(distinct row) filter (where not has_some)::int as parts,
      count(*) filter (where not has_some and key is not null and is_there)::int as found,
      count(*) filter (where not has_some and key is not null and not is_there)::int as missing,
      count(*) filter (where not has_some and key is null)::int as addresses,
      count(key)::int as names,
      count(distinct row) filter (where has_some)::int as having
    from (
      select r.row, said.key, coalesce(cardinality(p.images), 0) > 0 as has_some, f.key is not null as is_there
      from import_rows r
        cross join lateral jsonb_to_recordset(r.pictures) as said(key text)
        left join products p on p.id = r.product_id
        left join import_zip_files f on f.import_id = r.import_id and f.key = said.key
      where r.import_id = ${id} and r.pictures is not null and r.outcome in ('new', 'changed', 'same')
    ) wanted`.execute(db)
  const [report] = rows
  return report && report.parts + report.having > 0 ? report : undefined
}
