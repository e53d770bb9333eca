import type { AuditFacts } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, assertSameItems, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { freeSlug, type Held, holdShelves, subjectOf } from './held-shelves.ts'
import { ShelfDivided, ShelfNotFound } from './shelves.problems.ts'
import { type CategoryValues, deleteShelf, insertCategory, updateCategory, updateCategoryPlaces } from './staff-shelves.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export const addCategory = recordedWrite(async ({ db, files }: Deps, values: CategoryValues) => {
  await assertPicture(files, await holdShelves(db), values)
  const slug = await freeSlug(db, 'categories', values.nameEs)
  await insertCategory(db, slug, values)
  return changed({ action: 'shelf-added', subject: subjectOf(slug), after: factsOf(values) })
})

type Change = { readonly id: number; readonly version: number; readonly values: CategoryValues }

export const changeCategory = recordedChange(({ db, files }: Deps, { id, version, values }: Change) => ({
  hold: () => holdCategory(db, id),
  missing: ShelfNotFound,
  seen: version,
  write: async ({ names, image, held }) => {
    await assertPicture(files, held, values)
    const [before, after] = [factsOf({ nameEs: names.es, nameEn: names.en, image }), factsOf(values)]
    if (isSame(before, after)) return UNCHANGED
    if (names.es !== values.nameEs) await freeSlug(db, 'categories', values.nameEs, id)
    await updateCategory(db, id, values)
    return changed({ action: 'shelf-changed', subject: subjectOf(names.es), before, after })
  },
}))

export const removeCategory = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => holdCategory(db, id),
  missing: ShelfNotFound,
  seen: ANY_VERSION,
  write: async ({ names, image, subcategories }) => {
    if (subcategories.length > 0) throw new ShelfDivided(subcategories.length)
    await deleteShelf(db, 'categories', id)
    const before = factsOf({ nameEs: names.es, nameEn: names.en, image })
    return changed({ action: 'shelf-removed', subject: subjectOf(names.es), before })
  },
}))

export const orderCategories = recordedWrite(async ({ db }: Deps, ids: readonly string[]) => {
  const { categories } = await holdShelves(db)
  assertSameItems(
    categories.map(({ id }) => id),
    ids,
  )
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.names.es
  const [before, after] = [{ order: categories.map(({ names }) => names.es).join(', ') }, { order: ids.map(nameOf).join(', ') }]
  if (isSame(before, after)) return UNCHANGED
  await updateCategoryPlaces(db, ids)
  return changed({ action: 'categories-ordered', subject: subjectOf('orden'), before, after })
})

async function holdCategory(db: Db, id: number) {
  const held = await holdShelves(db)
  const known = held.categories.find((one) => one.id === String(id))
  return known && { ...known, held }
}

/** Only pictures that the shop has: those of its categories, and what staff uploaded. */
async function assertPicture(files: FileStore, { categories }: Held, { image }: CategoryValues): Promise<void> {
  if (categories.some((one) => one.image === image) || (await isKeptPicture(files, image))) return
  throw new FieldRefused('image', 'picture-gone')
}

function factsOf({ nameEs, nameEn, image }: CategoryValues): AuditFacts {
  return { name: nameEs, nameEn, picture: image }
}
