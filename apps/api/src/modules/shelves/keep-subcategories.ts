import type { AuditFacts } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { ANY_VERSION, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { chosen, freeSlug, holdShelves, subjectOf } from './held-shelves.ts'
import { ShelfDivided, ShelfNotFound } from './shelves.problems.ts'
import { deleteShelf, insertSubcategory, type SubcategoryValues, updateSubcategory } from './staff-shelves.queries.ts'

type Deps = { readonly db: Db }

export const addSubcategory = recordedWrite(async ({ db }: Deps, values: SubcategoryValues) => {
  const category = chosen((await holdShelves(db)).categories, values.categoryId, 'categoryId')
  const slug = await freeSlug(db, 'subcategories', values.nameEs)
  await insertSubcategory(db, slug, values)
  const after = factsOf(values.nameEs, values.nameEn, category.names.es)
  return changed({ action: 'shelf-added', subject: subjectOf(slug), after })
})

type Change = { readonly id: number; readonly version: number; readonly values: SubcategoryValues }

export const changeSubcategory = recordedChange(({ db }: Deps, { id, version, values }: Change) => ({
  hold: () => holdSubcategory(db, id),
  missing: ShelfNotFound,
  seen: version,
  write: async ({ names, inside, held }) => {
    const category = chosen(held.categories, values.categoryId, 'categoryId')
    const before = factsOf(names.es, names.en, inside.names.es)
    const after = factsOf(values.nameEs, values.nameEn, category.names.es)
    if (isSame(before, after)) return UNCHANGED
    if (names.es !== values.nameEs) await freeSlug(db, 'subcategories', values.nameEs, id)
    await updateSubcategory(db, id, values)
    return changed({ action: 'shelf-changed', subject: subjectOf(names.es), before, after })
  },
}))

export const removeSubcategory = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => holdSubcategory(db, id),
  missing: ShelfNotFound,
  seen: ANY_VERSION,
  write: async ({ names, inside, partTypes }) => {
    if (partTypes.length > 0) throw new ShelfDivided(partTypes.length)
    await deleteShelf(db, 'subcategories', id)
    const before = factsOf(names.es, names.en, inside.names.es)
    return changed({ action: 'shelf-removed', subject: subjectOf(names.es), before })
  },
}))

async function holdSubcategory(db: Db, id: number) {
  const held = await holdShelves(db)
  const known = held.subcategories.find((one) => one.id === String(id))
  return known && { ...known, held }
}

function factsOf(name: string, nameEn: string, shelf: string): AuditFacts {
  return { name, nameEn, shelf }
}
