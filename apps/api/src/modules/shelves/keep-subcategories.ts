import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { assertVersion, chosen, found, freeSlug, holdShelves } from './held-shelves.ts'
import { deleteShelf, insertSubcategory, type SubcategoryValues, updateSubcategory } from './shelf-desk.queries.ts'
import { ShelfDivided } from './shelves.problems.ts'

type Deps = { readonly db: Db }

export const addSubcategory = transactional(async ({ db }: Deps, staffId: number, values: SubcategoryValues): Promise<void> => {
  const category = chosen((await holdShelves(db)).categories, values.categoryId, 'categoria')
  const slug = await freeSlug(db, 'subcategories', values.nameEs)
  await insertSubcategory(db, slug, values)
  await recordChange(db, staffId, {
    action: 'shelf-added',
    subject: { kind: 'shelf', ref: slug },
    after: factsOf(values.nameEs, values.nameEn, category.names.es),
  })
})

type Change = { readonly id: number; readonly version: number; readonly values: SubcategoryValues }

export const changeSubcategory = transactional(async ({ db }: Deps, staffId: number, { id, version, values }: Change): Promise<void> => {
  const { categories, subcategories } = await holdShelves(db)
  const known = found(subcategories, id)
  assertVersion(known, version)
  const category = chosen(categories, values.categoryId, 'categoria')
  const before = factsOf(known.names.es, known.names.en, known.inside.names.es)
  const after = factsOf(values.nameEs, values.nameEn, category.names.es)
  if (auditDifferences({ before, after }).length === 0) return
  if (known.names.es !== values.nameEs) await freeSlug(db, 'subcategories', values.nameEs, id)
  await updateSubcategory(db, id, values)
  await recordChange(db, staffId, { action: 'shelf-changed', subject: { kind: 'shelf', ref: known.names.es }, before, after })
})

export const removeSubcategory = transactional(async ({ db }: Deps, staffId: number, id: number): Promise<void> => {
  const known = found((await holdShelves(db)).subcategories, id)
  if (known.partTypes.length > 0) throw new ShelfDivided(known.partTypes.length)
  await deleteShelf(db, 'subcategories', id)
  await recordChange(db, staffId, {
    action: 'shelf-removed',
    subject: { kind: 'shelf', ref: known.names.es },
    before: factsOf(known.names.es, known.names.en, known.inside.names.es),
  })
})

const factsOf = (name: string, nameEn: string, shelf: string): AuditFacts => ({ name, nameEn, shelf })
