import type { PartNeeds } from '@shop/domain/car-facts'
import type { StaffCategory } from '@shop/domain/staff-shelf'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function listStaffShelves(db: Db): Promise<StaffCategory[]> {
  const [categories, subcategories, types] = await Promise.all([
    db.selectFrom('categories').selectAll().orderBy('place').orderBy('id').execute(),
    db.selectFrom('subcategories').selectAll().orderBy(sql`reader_key(name_es) collate "C"`).execute(),
    db
      .selectFrom('part_types as t')
      .selectAll('t')
      .select(sql<number>`(select count(*) from products p where p.part_type_id = t.id)::integer`.as('products'))
      .orderBy(sql`reader_key(t.name_es) collate "C"`)
      .execute(),
  ])
  return categories.map((category) => ({
    ...named(category),
    image: category.image,
    subcategories: subcategories
      .filter(({ category_id }) => category_id === category.id)
      .map((subcategory) => ({
        ...named(subcategory),
        partTypes: types
          .filter(({ subcategory_id }) => subcategory_id === subcategory.id)
          .map((type) => ({
            ...named(type),
            synonyms: { es: type.synonyms_es, en: type.synonyms_en },
            isBulky: type.is_bulky,
            productCount: type.products,
          })),
      })),
  }))
}

type Row = { readonly id: number; readonly name_es: string; readonly name_en: string; readonly version: number }
function named({ id, name_es, name_en, version }: Row) {
  return { id: String(id), names: { es: name_es, en: name_en }, version }
}

/** Whoever changes a shelf waits for whoever is changing another: their names and their places must stay apart. */
export async function lockShelves(db: Db): Promise<void> {
  await sql`lock table categories, subcategories, part_types in share row exclusive mode`.execute(db)
}

/** From here on no part can be put on it: whoever wants to waits until it is gone or kept. */
export async function lockPartType(db: Db, id: number): Promise<void> {
  await db.selectFrom('part_types').select('id').where('id', '=', id).forUpdate().execute()
}

export async function listSlugs(
  db: Db,
  table: ShelfTable,
): Promise<{ readonly id: number; readonly slug: string; readonly name_es: string }[]> {
  return db.selectFrom(table).select(['id', 'slug', 'name_es']).execute()
}

export type ShelfTable = 'categories' | 'subcategories' | 'part_types'

export async function deleteShelf(db: Db, table: ShelfTable, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}

export type CategoryValues = { readonly nameEs: string; readonly nameEn: string; readonly image: string }

export async function insertCategory(db: Db, slug: string, { nameEs, nameEn, image }: CategoryValues): Promise<number> {
  const { id } = await db
    .insertInto('categories')
    .values((e) => ({
      slug,
      name_es: nameEs,
      name_en: nameEn,
      image,
      place: e.selectFrom('categories').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCategory(db: Db, id: number, { nameEs, nameEn, image }: CategoryValues): Promise<void> {
  await db
    .updateTable('categories')
    .set({ name_es: nameEs, name_en: nameEn, image, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function updateCategoryPlaces(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update categories set place = wanted.place from unnest(${ids}::text[]) with ordinality as wanted (id, place)
    where categories.id::text = wanted.id`.execute(db)
}

export type SubcategoryValues = { readonly nameEs: string; readonly nameEn: string; readonly categoryId: number }

export async function insertSubcategory(db: Db, slug: string, { nameEs, nameEn, categoryId }: SubcategoryValues): Promise<number> {
  const values = { slug, name_es: nameEs, name_en: nameEn, category_id: categoryId }
  const { id } = await db.insertInto('subcategories').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateSubcategory(db: Db, id: number, { nameEs, nameEn, categoryId }: SubcategoryValues): Promise<void> {
  await db
    .updateTable('subcategories')
    .set({ name_es: nameEs, name_en: nameEn, category_id: categoryId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export type PartTypeValues = {
  readonly nameEs: string
  readonly nameEn: string
  readonly subcategoryId: number
  readonly synonymsEs: readonly string[]
  readonly synonymsEn: readonly string[]
  readonly isBulky: boolean
}

export async function insertPartType(db: Db, slug: string, values: PartTypeValues, needs: PartNeeds = {}): Promise<number> {
  const { id } = await db
    .insertInto('part_types')
    .values({ slug, ...columnsOf(values), needs: JSON.stringify(needs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePartType(db: Db, id: number, values: PartTypeValues): Promise<void> {
  await db
    .updateTable('part_types')
    .set({ ...columnsOf(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

function columnsOf({ nameEs, nameEn, subcategoryId, synonymsEs, synonymsEn, isBulky }: PartTypeValues) {
  return {
    name_es: nameEs,
    name_en: nameEn,
    subcategory_id: subcategoryId,
    synonyms_es: [...synonymsEs],
    synonyms_en: [...synonymsEn],
    is_bulky: isBulky,
  }
}
