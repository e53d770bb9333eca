import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { deleteMake, insertMake, lockMakes, lockModels, updateMakeName } from './vehicle-desk.queries.ts'
import { MakeNotEmpty, VehicleNotFound } from './vehicles.problems.ts'

type Deps = { readonly db: Db }

export const addMake = transactional(async ({ db }: Deps, staffId: number, name: string): Promise<void> => {
  assertFree(await lockMakes(db), name)
  await insertMake(db, slugOf(name), name)
  await recordChange(db, staffId, { action: 'make-added', subject: { kind: 'vehicle', ref: name }, after: { name } })
})

/** Its address stays: links and garages that know the name it was first given still find it. */
export const renameMake = transactional(
  async (
    { db }: Deps,
    staffId: number,
    id: number,
    { name, version }: { readonly name: string; readonly version: number },
  ): Promise<void> => {
    const makes = await lockMakes(db)
    const known = makes.find((make) => make.id === id)
    if (!known) throw new VehicleNotFound()
    if (known.version !== version) throw new ChangedMeanwhile()
    if (known.name === name) return
    assertFree(
      makes.filter((make) => make !== known),
      name,
    )
    await updateMakeName(db, id, name)
    await recordChange(db, staffId, {
      action: 'make-changed',
      subject: { kind: 'vehicle', ref: known.name },
      before: { name: known.name },
      after: { name },
    })
  },
)

export const removeMake = transactional(async ({ db }: Deps, staffId: number, id: number): Promise<void> => {
  const known = (await lockMakes(db)).find((make) => make.id === id)
  if (!known) throw new VehicleNotFound()
  const models = await lockModels(db, id)
  if (models.length > 0) throw new MakeNotEmpty(models.length)
  await deleteMake(db, id)
  await recordChange(db, staffId, { action: 'make-removed', subject: { kind: 'vehicle', ref: known.name }, before: { name: known.name } })
})

/** Names that make the same address are one name to a visitor. */
export const assertFree = (others: readonly { readonly slug: string; readonly name: string }[], name: string): void => {
  const slug = slugOf(name)
  if (slug === '') throw new FieldRefused('nombre', 'invalid')
  if (others.some((one) => one.slug === slug || slugOf(one.name) === slug)) throw new FieldRefused('nombre', 'name-taken')
}
