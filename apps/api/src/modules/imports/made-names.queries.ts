import type { NameKind } from '@shop/domain/imports/import-names'
import type { Db } from '../../database/connect.ts'

export async function listCreatedNames(db: Db, id: number): Promise<readonly string[]> {
  return (await created(db, id)).map(({ name }) => name)
}

function created(db: Db, id: number) {
  return db
    .selectFrom('import_names')
    .select(['kind', 'name', 'created_id'])
    .where('import_id', '=', id)
    .where('created_id', 'is not', null)
    .orderBy('id')
    .execute()
}

/** Takes away what an import made and nothing uses, the contents before what they lie in. What somebody has changed since is theirs. */
export async function removeUnusedNames(db: Db, id: number): Promise<number> {
  const made = await created(db, id)
  let count = 0
  for (const [kind, remove] of REMOVALS) {
    const ids = made.flatMap((one) => (one.kind === kind && one.created_id !== null ? one.created_id : []))
    // Even a delete of nothing tells everybody that names changed.
    if (ids.length === 0) continue
    const gone = (await remove(db, ids)).map((row) => row.id)
    if (gone.length === 0) continue
    const rows = db.updateTable('import_names').set({ created_id: null }).where('import_id', '=', id).where('kind', '=', kind)
    await rows.where('created_id', 'in', gone).execute()
    count += gone.length
  }
  return count
}

type Ids = readonly number[]

function removeTypes(db: Db, ids: Ids) {
  return db
    .deleteFrom('part_types as t')
    .where('t.id', 'in', ids)
    .where('t.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('products').select('id').whereRef('part_type_id', '=', 't.id'))))
    .returning('t.id')
    .execute()
}

function removeSubcategories(db: Db, ids: Ids) {
  return db
    .deleteFrom('subcategories as s')
    .where('s.id', 'in', ids)
    .where('s.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('part_types').select('id').whereRef('subcategory_id', '=', 's.id'))))
    .returning('s.id')
    .execute()
}

function removeCategories(db: Db, ids: Ids) {
  return db
    .deleteFrom('categories as c')
    .where('c.id', 'in', ids)
    .where('c.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('subcategories').select('id').whereRef('category_id', '=', 'c.id'))))
    .returning('c.id')
    .execute()
}

function removeBrands(db: Db, ids: Ids) {
  return db
    .deleteFrom('brands as b')
    .where('b.id', 'in', ids)
    .where('b.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('products').select('id').whereRef('brand_id', '=', 'b.id'))))
    .returning('b.id')
    .execute()
}

function removeModels(db: Db, ids: Ids) {
  return db
    .deleteFrom('models as m')
    .where('m.id', 'in', ids)
    .where('m.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('fitments').select('model_id').whereRef('model_id', '=', 'm.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('fitment_reviews').select('model_id').whereRef('model_id', '=', 'm.id'))))
    .returning('m.id')
    .execute()
}

function removeMakes(db: Db, ids: Ids) {
  return db
    .deleteFrom('makes as k')
    .where('k.id', 'in', ids)
    .where('k.version', '=', 1)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('models').select('id').whereRef('make_id', '=', 'k.id'))))
    .returning('k.id')
    .execute()
}

const REMOVALS: readonly (readonly [NameKind, (db: Db, ids: Ids) => Promise<readonly { readonly id: number }[]>])[] = [
  ['part-type', removeTypes],
  ['subcategory', removeSubcategories],
  ['category', removeCategories],
  ['brand', removeBrands],
  ['model', removeModels],
  ['make', removeMakes],
]
