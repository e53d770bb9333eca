import type { SymptomKind } from '@shop/domain/symptom'
import type { Db } from '../../database/connect.ts'
import { readWorkshopJobs } from './jobs.queries.ts'

/** Everything that has a name but is not a product: small enough to be kept whole. */
export async function readShelves(db: Db) {
  const [categories, subcategories, partTypes, brands, makes, models, modelEngines, words, promotions, symptoms, workshopJobs] =
    await Promise.all([
      db.selectFrom('categories').selectAll().orderBy('place').execute(),
      db.selectFrom('subcategories').selectAll().orderBy('id').execute(),
      db.selectFrom('part_types').selectAll().orderBy('id').execute(),
      db.selectFrom('brands').selectAll().orderBy('name').execute(),
      db.selectFrom('makes').selectAll().orderBy('name').execute(),
      db.selectFrom('models').selectAll().orderBy('name').execute(),
      db.selectFrom('model_engines').selectAll().execute(),
      db.selectFrom('search_words').select('word').execute(),
      db.selectFrom('promotions').select(['id', 'slug', 'name_es', 'name_en']).execute(),
      readSymptoms(db),
      readWorkshopJobs(db),
    ])
  return { categories, subcategories, partTypes, brands, makes, models, modelEngines, words, promotions, symptoms, workshopJobs }
}

export type ShelfRows = Awaited<ReturnType<typeof readShelves>>

/** What people say instead of a part's name, with the parts that commonly mend it, the likeliest first. */
async function readSymptoms(db: Db) {
  const [symptoms, parts] = await Promise.all([
    db
      .selectFrom('symptoms')
      .select(['id', 'slug', 'kind', 'phrases_es', 'phrases_en', 'advice_es', 'advice_en'])
      .where('is_active', '=', true)
      .orderBy('id')
      .execute(),
    db.selectFrom('symptom_part_types').select(['symptom_id', 'part_type_id']).orderBy('symptom_id').orderBy('place').execute(),
  ])
  const typesOf = Map.groupBy(parts, ({ symptom_id }) => symptom_id)
  return symptoms.map(({ kind, ...row }) => ({
    ...row,
    kind: kind as SymptomKind,
    partTypeIds: (typesOf.get(row.id) ?? []).map(({ part_type_id }) => part_type_id),
  }))
}
