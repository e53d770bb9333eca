import { NAMED_LISTS } from '@shop/domain/asked-products'
import type { WindowEntry, WindowName } from '@shop/domain/shop-window'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The parts by their ids, as staff arranged them. Nothing was ever arranged where the version is 0. */
export type KeptWindow = { readonly pins: readonly number[]; readonly hidden: readonly number[]; readonly version: number }

/** Every list that has a name, then every category in its order. */
export async function listWindows(db: Db): Promise<readonly WindowEntry[]> {
  const [windows, categories] = await Promise.all([
    db.selectFrom('shop_windows').selectAll().execute(),
    db.selectFrom('categories').select(['id', 'slug', 'name_es', 'name_en']).orderBy('place').orderBy('id').execute(),
  ])
  const countsOf = (isExpected: (window: (typeof windows)[number]) => boolean) => {
    const kept = windows.find(isExpected)
    return { pins: kept?.pins.length ?? 0, hidden: kept?.hidden.length ?? 0 }
  }
  return [
    ...NAMED_LISTS.map((list) => ({ name: { list }, names: undefined, ...countsOf((one) => one.list === list) })),
    ...categories.map(({ id, slug, name_es, name_en }) => ({
      name: { category: slug },
      names: { es: name_es, en: name_en },
      ...countsOf((one) => one.category_id === id),
    })),
  ]
}

/** Nothing where there is no such category. */
export async function findWindow(db: Db, name: WindowName): Promise<KeptWindow | undefined> {
  const place = await placeOf(db, name)
  if (!place) return undefined
  const kept = await selectWindow(db, place).executeTakeFirst()
  return kept ?? { pins: [], hidden: [], version: 0 }
}

/** Whoever arranges one waits for whoever arranges another: there is no row to hold before the first time. */
export async function lockWindow(db: Db, name: WindowName): Promise<KeptWindow | undefined> {
  await sql`lock table shop_windows in share row exclusive mode`.execute(db)
  return findWindow(db, name)
}

export async function writeWindow(db: Db, name: WindowName, { pins, hidden }: Omit<KeptWindow, 'version'>): Promise<void> {
  const place = await placeOf(db, name)
  if (!place) return
  const parts = { pins: [...pins], hidden: [...hidden] }
  await db
    .insertInto('shop_windows')
    .values({ ...place, ...parts })
    .onConflict((conflict) =>
      conflict.column('list' in place ? 'list' : 'category_id').doUpdateSet({ ...parts, version: sql`shop_windows.version + 1` }),
    )
    .execute()
}

/** What staff call these parts, in their order. */
export async function listKeys(db: Db, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select('internal_key')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .orderBy(sql`array_position(${[...ids]}::int[], id)`)
    .execute()
  return rows.map(({ internal_key }) => internal_key)
}

type Place = { readonly list: string } | { readonly category_id: number }

async function placeOf(db: Db, name: WindowName): Promise<Place | undefined> {
  if ('list' in name) return { list: name.list }
  const category = await db.selectFrom('categories').select('id').where('slug', '=', name.category).executeTakeFirst()
  return category && { category_id: category.id }
}

function selectWindow(db: Db, place: Place) {
  const windows = db.selectFrom('shop_windows').select(['pins', 'hidden', 'version'])
  return 'list' in place ? windows.where('list', '=', place.list) : windows.where('category_id', '=', place.category_id)
}
