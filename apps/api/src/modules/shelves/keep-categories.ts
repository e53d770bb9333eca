import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { assertVersion, found, freeSlug, type Held, holdShelves } from './held-shelves.ts'
import { type CategoryValues, deleteShelf, insertCategory, updateCategory, updateCategoryPlaces } from './shelf-desk.queries.ts'
import { ShelfDivided } from './shelves.problems.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export const addCategory = transactional(async ({ db, files }: Deps, staffId: number, values: CategoryValues): Promise<void> => {
  await assertPicture(files, await holdShelves(db), values)
  const slug = await freeSlug(db, 'categories', values.nameEs)
  await insertCategory(db, slug, values)
  await recordChange(db, staffId, { action: 'shelf-added', subject: { kind: 'shelf', ref: slug }, after: factsOf(values) })
})

type Change = { readonly id: number; readonly version: number; readonly values: CategoryValues }

export const changeCategory = transactional(
  async ({ db, files }: Deps, staffId: number, { id, version, values }: Change): Promise<void> => {
    const held = await holdShelves(db)
    const known = found(held.categories, id)
    assertVersion(known, version)
    await assertPicture(files, held, values)
    const [before, after] = [factsOf({ nameEs: known.names.es, nameEn: known.names.en, image: known.image }), factsOf(values)]
    if (auditDifferences({ before, after }).length === 0) return
    if (known.names.es !== values.nameEs) await freeSlug(db, 'categories', values.nameEs, id)
    await updateCategory(db, id, values)
    await recordChange(db, staffId, { action: 'shelf-changed', subject: { kind: 'shelf', ref: known.names.es }, before, after })
  },
)

export const removeCategory = transactional(async ({ db }: Deps, staffId: number, id: number): Promise<void> => {
  const known = found((await holdShelves(db)).categories, id)
  if (known.subcategories.length > 0) throw new ShelfDivided(known.subcategories.length)
  await deleteShelf(db, 'categories', id)
  await recordChange(db, staffId, {
    action: 'shelf-removed',
    subject: { kind: 'shelf', ref: known.names.es },
    before: factsOf({ nameEs: known.names.es, nameEn: known.names.en, image: known.image }),
  })
})

export const orderCategories = transactional(async ({ db }: Deps, staffId: number, ids: readonly string[]): Promise<void> => {
  const { categories } = await holdShelves(db)
  // Somebody added or removed one since the list was read.
  if (categories.length !== ids.length || !categories.every(({ id }) => ids.includes(id))) throw new ChangedMeanwhile()
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.names.es
  const [before, after] = [categories.map(({ names }) => names.es).join(', '), ids.map(nameOf).join(', ')]
  if (before === after) return
  await updateCategoryPlaces(db, ids)
  await recordChange(db, staffId, {
    action: 'categories-ordered',
    subject: { kind: 'shelf', ref: 'orden' },
    before: { order: before },
    after: { order: after },
  })
})

/** Only pictures that the shop has: those of its categories, and what staff uploaded. */
const assertPicture = async (files: FileStore, { categories }: Held, { image }: CategoryValues): Promise<void> => {
  if (categories.some((one) => one.image === image) || (await isKeptPicture(files, image))) return
  throw new FieldRefused('imagen', 'picture-gone')
}

const factsOf = ({ nameEs, nameEn, image }: CategoryValues): AuditFacts => ({ name: nameEs, nameEn, picture: image })
