import { type HomeLayout, type PlacedSection, placedSections } from '@shop/domain/home-sections'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Until staff arrange it, Home is as the shop came. */
export async function readHomeLayout(db: Db): Promise<HomeLayout> {
  const kept = await db.selectFrom('home_layout').select(['sections', 'hidden', 'version']).executeTakeFirst()
  return { sections: placedSections(kept?.sections ?? [], kept?.hidden ?? []), version: kept?.version ?? 0 }
}

export async function lockHomeLayout(db: Db): Promise<HomeLayout> {
  await sql`lock table home_layout in share row exclusive mode`.execute(db)
  return readHomeLayout(db)
}

export async function writeHomeLayout(db: Db, placed: readonly PlacedSection[]): Promise<void> {
  const columns = {
    sections: placed.map(({ section }) => section),
    hidden: placed.filter(({ isShown }) => !isShown).map(({ section }) => section),
  }
  await db
    .insertInto('home_layout')
    .values(columns)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ...columns, version: sql`home_layout.version + 1` }))
    .execute()
}
