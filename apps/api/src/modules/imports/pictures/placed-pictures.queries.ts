import type { PictureFailure } from '@shop/domain/imports/import-pictures'
import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** Those of the pictures that nobody has placed yet, in the order of their rows. */
export async function lockWaiting(db: Db, ids: readonly number[]): Promise<readonly { id: number; product_id: number }[]> {
  return (
    await sql<{ id: number; product_id: number }>`
      select id, product_id from import_pictures where id = any(${[...ids]}::int[]) and status = 'waiting' order by row, position for update`.execute(
      db,
    )
  ).rows
}

export type Pictured = { readonly images: string[] }

/** In the order of their ids, as purchases lock them. */
export async function lockParts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Pictured>> {
  const { rows } = await sql<{ id: number; images: string[] }>`
    select id, images from products where id = any(${[...ids]}::int[]) order by id for no key update`.execute(db)
  return new Map(rows.map(({ id, images }) => [id, { images }]))
}

/** Only where something came: every write tells everybody that the catalogue changed. */
export async function updateParts(db: Db, parts: ReadonlyMap<number, Pictured>): Promise<void> {
  const said = JSON.stringify([...parts].map(([id, { images }]) => ({ id, images })))
  await sql`
    update products p set images = n.images from json_to_recordset(${said}::json) as n(id int, images text[])
    where p.id = n.id and p.images is distinct from n.images`.execute(db)
}

export type Settled = {
  readonly id: number
  readonly status: 'placed' | 'known' | 'failed'
  readonly failure: PictureFailure | null
  readonly picture: string | null
}

export async function updatePictures(db: Db, settled: readonly Settled[]): Promise<void> {
  await sql`
    update import_pictures p set status = n.status, failure = n.failure, picture = n.picture
    from json_to_recordset(${JSON.stringify(settled)}::json) as n(id int, status text, failure text, picture text)
    where p.id = n.id`.execute(db)
}

/** What the import placed and is still there, and nothing else; what still waits does not come any more. The caller has import and parts locked. */
export async function takePicturesBack(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      select product_id, array_agg(picture) as pictures from import_pictures where import_id = ${id} and status = 'placed' group by product_id
    ), taken as (
      update products p set images = array(select image from unnest(p.images) with ordinality as had(image, place) where image <> all(gone.pictures) order by place)
      from gone where p.id = gone.product_id and p.images && gone.pictures
    )
    select count(*)::int as removed from import_pictures i join products p on p.id = i.product_id
    where i.import_id = ${id} and i.status = 'placed' and i.picture = any(p.images)`.execute(db)
  await sql`update import_pictures set status = 'removed' where import_id = ${id} and status in ('placed', 'waiting')`.execute(db)
  return rows[0]?.removed ?? 0
}
