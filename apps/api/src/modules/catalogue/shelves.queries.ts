import type { Db } from '../../database/connect.ts'

/** Everything that has a name but is not a product: small enough to be kept whole. */
export const readShelves = async (db: Db) => {
  const [categories, subcategories, partTypes, brands, makes, models, modelEngines, words, promotions] = await Promise.all([
    db.selectFrom('categories').selectAll().orderBy('place').execute(),
    db.selectFrom('subcategories').selectAll().orderBy('id').execute(),
    db.selectFrom('part_types').selectAll().orderBy('id').execute(),
    db.selectFrom('brands').selectAll().orderBy('name').execute(),
    db.selectFrom('makes').selectAll().orderBy('name').execute(),
    db.selectFrom('models').selectAll().orderBy('name').execute(),
    db.selectFrom('model_engines').selectAll().execute(),
    db.selectFrom('search_words').select('word').execute(),
    db.selectFrom('promotions').select(['id', 'slug', 'name_es', 'name_en']).execute(),
  ])
  return { categories, subcategories, partTypes, brands, makes, models, modelEngines, words, promotions }
}

export type ShelfRows = Awaited<ReturnType<typeof readShelves>>
