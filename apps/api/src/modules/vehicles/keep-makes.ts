import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, changed, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { deleteMake, insertMake, lockMakes, lockModels, updateMakeName } from './staff-vehicles.queries.ts'
import { MakeNotEmpty, VehicleNotFound } from './vehicles.problems.ts'

type Deps = { readonly db: Db }

export const addMake = recordedWrite(async ({ db }: Deps, name: string) => {
  assertFree(await lockMakes(db), name)
  await insertMake(db, slugOf(name), name)
  return changed({ action: 'make-added', subject: subjectOf(name), after: { name } })
})

type Renaming = { readonly name: string; readonly version: number }

/** Its address stays: links and garages that know the name it was first given still find it. */
export const renameMake = recordedChange(({ db }: Deps, id: number, { name, version }: Renaming) => ({
  hold: () => holdMake(db, id),
  missing: VehicleNotFound,
  seen: version,
  write: async (known) => {
    if (known.name === name) return UNCHANGED
    assertFree(known.others, name)
    await updateMakeName(db, id, name)
    const [before, after] = [{ name: known.name }, { name }]
    return changed({ action: 'make-changed', subject: subjectOf(known.name), before, after })
  },
}))

export const removeMake = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => holdMake(db, id),
  missing: VehicleNotFound,
  seen: ANY_VERSION,
  write: async ({ name }) => {
    const models = await lockModels(db, id)
    if (models.length > 0) throw new MakeNotEmpty(models.length)
    await deleteMake(db, id)
    return changed({ action: 'make-removed', subject: subjectOf(name), before: { name } })
  },
}))

async function holdMake(db: Db, id: number) {
  const makes = await lockMakes(db)
  const known = makes.find((make) => make.id === id)
  return known && { ...known, others: makes.filter((make) => make !== known) }
}

export function subjectOf(ref: string) {
  return { kind: 'vehicle', ref } as const
}

/** Names that make the same address are one name to a visitor. */
export function assertFree(others: readonly { readonly slug: string; readonly name: string }[], name: string): void {
  const slug = slugOf(name)
  if (slug === '') throw new FieldRefused('name', 'invalid')
  if (others.some((one) => one.slug === slug || slugOf(one.name) === slug)) throw new FieldRefused('name', 'name-taken')
}
