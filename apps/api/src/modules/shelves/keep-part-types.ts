import type { AuditFacts } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { ANY_VERSION, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { chosen, freeSlug, type Held, holdShelves, subjectOf } from './held-shelves.ts'
import { ShelfNotEmpty, ShelfNotFound } from './shelves.problems.ts'
import { deleteShelf, insertPartType, lockPartType, lockShelves, type PartTypeValues, updatePartType } from './staff-shelves.queries.ts'

type Deps = { readonly db: Db }

export const addPartType = recordedWrite(async ({ db }: Deps, values: PartTypeValues) => {
  const inside = chosen((await holdShelves(db)).subcategories, values.subcategoryId, 'subcategoryId')
  const slug = await freeSlug(db, 'part_types', values.nameEs)
  await insertPartType(db, slug, values)
  return changed({ action: 'shelf-added', subject: subjectOf(slug), after: factsOf(values, inside.names.es) })
})

type Change = { readonly id: number; readonly version: number; readonly values: PartTypeValues }

/** Its parts move along with it. */
export const changePartType = recordedChange(({ db }: Deps, { id, version, values }: Change) => ({
  hold: () => holdPartType(db, id),
  missing: ShelfNotFound,
  seen: version,
  write: async ({ held, ...known }) => {
    const inside = chosen(held.subcategories, values.subcategoryId, 'subcategoryId')
    const [before, after] = [factsOf(valuesOf(known), known.inside.names.es), factsOf(values, inside.names.es)]
    if (isSame(before, after)) return UNCHANGED
    if (known.names.es !== values.nameEs) await freeSlug(db, 'part_types', values.nameEs, id)
    await updatePartType(db, id, values)
    return changed({ action: 'shelf-changed', subject: subjectOf(known.names.es), before, after })
  },
}))

export const removePartType = recordedChange(({ db }: Deps, id: number) => ({
  hold: async () => {
    // The shelves first, like everybody: two who lock in different orders would wait for each other.
    await lockShelves(db)
    await lockPartType(db, id)
    return holdPartType(db, id)
  },
  missing: ShelfNotFound,
  seen: ANY_VERSION,
  write: async (known) => {
    if (known.productCount > 0) throw new ShelfNotEmpty(known.productCount)
    await deleteShelf(db, 'part_types', id)
    const before = factsOf(valuesOf(known), known.inside.names.es)
    return changed({ action: 'shelf-removed', subject: subjectOf(known.names.es), before })
  },
}))

async function holdPartType(db: Db, id: number) {
  const held = await holdShelves(db)
  const known = held.partTypes.find((one) => one.id === String(id))
  return known && { ...known, held }
}

function valuesOf({ names, synonyms, isBulky, inside }: Held['partTypes'][number]): PartTypeValues {
  return {
    nameEs: names.es,
    nameEn: names.en,
    synonymsEs: synonyms.es,
    synonymsEn: synonyms.en,
    isBulky,
    subcategoryId: Number(inside.id),
  }
}

function factsOf({ nameEs, nameEn, synonymsEs, synonymsEn, isBulky }: PartTypeValues, shelf: string): AuditFacts {
  return {
    name: nameEs,
    nameEn,
    synonyms: synonymsEs.join(', '),
    synonymsEn: synonymsEn.join(', '),
    isBulky,
    shelf,
  }
}
