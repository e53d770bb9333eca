import type { SlideDraft, StaffSlide } from '@shop/domain/staff-slide'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** In the order of the carousel. */
export async function listSlides(db: Db): Promise<readonly StaffSlide[]> {
  const rows = await db.selectFrom('carousel_slides').selectAll().orderBy('place').orderBy('id').execute()
  return rows.map((row) => ({
    id: String(row.id),
    titleEs: row.title_es,
    titleEn: row.title_en ?? undefined,
    textEs: row.text_es,
    textEn: row.text_en ?? undefined,
    link: row.link,
    wideImage: row.wide_image,
    narrowImage: row.narrow_image,
    version: row.version,
  }))
}

/** Whoever changes the carousel does so alone: its order is one thing. */
export async function lockSlides(db: Db): Promise<readonly StaffSlide[]> {
  await sql`lock table carousel_slides in share row exclusive mode`.execute(db)
  return listSlides(db)
}

export async function insertSlide(db: Db, draft: SlideDraft): Promise<number> {
  const { id } = await db
    .insertInto('carousel_slides')
    .values((e) => ({
      ...columnsOf(draft),
      place: e.selectFrom('carousel_slides').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSlide(db: Db, id: number, draft: SlideDraft): Promise<void> {
  await db
    .updateTable('carousel_slides')
    .set({ ...columnsOf(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteSlide(db: Db, id: number): Promise<void> {
  await db.deleteFrom('carousel_slides').where('id', '=', id).execute()
}

export async function updateSlideOrder(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update carousel_slides s set place = o.place from unnest(${ids.map(Number)}::integer[]) with ordinality as o (id, place)
    where s.id = o.id`.execute(db)
}

function columnsOf(draft: SlideDraft) {
  return {
    title_es: draft.titleEs,
    title_en: draft.titleEn ?? null,
    text_es: draft.textEs,
    text_en: draft.textEn ?? null,
    link: draft.link,
    wide_image: draft.wideImage,
    narrow_image: draft.narrowImage,
  }
}
