import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { assertVersion, chosen, found, freeSlug, type Held, holdShelves } from './held-shelves.ts'
import { deleteShelf, insertPartType, lockPartType, lockShelves, type PartTypeValues, updatePartType } from './shelf-desk.queries.ts'
import { ShelfNotEmpty } from './shelves.problems.ts'

type Deps = { readonly db: Db }

export const addPartType = transactional(async ({ db }: Deps, staffId: number, values: PartTypeValues): Promise<void> => {
  const inside = chosen((await holdShelves(db)).subcategories, values.subcategoryId, 'subcategoria')
  const slug = await freeSlug(db, 'part_types', values.nameEs)
  await insertPartType(db, slug, values)
  await recordChange(db, staffId, {
    action: 'shelf-added',
    subject: { kind: 'shelf', ref: slug },
    after: factsOf(values, inside.names.es),
  })
})

type Change = { readonly id: number; readonly version: number; readonly values: PartTypeValues }

/** Its parts move along with it. */
export const changePartType = transactional(async ({ db }: Deps, staffId: number, { id, version, values }: Change): Promise<void> => {
  const { subcategories, partTypes } = await holdShelves(db)
  const known = found(partTypes, id)
  assertVersion(known, version)
  const inside = chosen(subcategories, values.subcategoryId, 'subcategoria')
  const [before, after] = [factsOf(valuesOf(known), known.inside.names.es), factsOf(values, inside.names.es)]
  if (auditDifferences({ before, after }).length === 0) return
  if (known.names.es !== values.nameEs) await freeSlug(db, 'part_types', values.nameEs, id)
  await updatePartType(db, id, values)
  await recordChange(db, staffId, { action: 'shelf-changed', subject: { kind: 'shelf', ref: known.names.es }, before, after })
})

export const removePartType = transactional(async ({ db }: Deps, staffId: number, id: number): Promise<void> => {
  // The shelves first, like everybody: two who lock in different orders would wait for each other.
  await lockShelves(db)
  await lockPartType(db, id)
  const known = found((await holdShelves(db)).partTypes, id)
  if (known.productCount > 0) throw new ShelfNotEmpty(known.productCount)
  await deleteShelf(db, 'part_types', id)
  await recordChange(db, staffId, {
    action: 'shelf-removed',
    subject: { kind: 'shelf', ref: known.names.es },
    before: factsOf(valuesOf(known), known.inside.names.es),
  })
})

const valuesOf = ({ names, synonyms, isBulky, inside }: Held['partTypes'][number]): PartTypeValues => ({
  nameEs: names.es,
  nameEn: names.en,
  synonymsEs: synonyms.es,
  synonymsEn: synonyms.en,
  isBulky,
  subcategoryId: Number(inside.id),
})

const factsOf = ({ nameEs, nameEn, synonymsEs, synonymsEn, isBulky }: PartTypeValues, shelf: string): AuditFacts => ({
  name: nameEs,
  nameEn,
  synonyms: synonymsEs.join(', '),
  synonymsEn: synonymsEn.join(', '),
  isBulky,
  shelf,
})
