import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { DeskModel, EngineRun } from '@shop/domain/vehicle-desk'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { assertFree } from './keep-makes.ts'
import {
  countLosing,
  countNeeding,
  deleteModel,
  findMakeIdOfModel,
  insertModel,
  listDeskMakes,
  listDeskModels,
  lockModels,
  replaceRuns,
  updateModel,
} from './vehicle-desk.queries.ts'
import { VehicleInUse, VehicleNotFound } from './vehicles.problems.ts'

type Deps = { readonly db: Db }
type Values = { readonly name: string; readonly aliases: readonly string[]; readonly runs: readonly EngineRun[] }

export const addModel = transactional(async ({ db }: Deps, staffId: number, makeId: number, values: Values): Promise<void> => {
  const make = await makeNamed(db, makeId)
  assertFree(await lockModels(db, makeId), values.name)
  const id = await insertModel(db, makeId, slugOf(values.name), values)
  await replaceRuns(db, id, values.runs)
  await recordChange(db, staffId, {
    action: 'model-added',
    subject: { kind: 'vehicle', ref: `${make} ${values.name}` },
    after: factsOf(make, values),
  })
})

type Change = { readonly id: number; readonly version: number; readonly values: Values }

/** Its address stays, like a make's. Answers the make, which is what the desk shows. */
export const changeModel = transactional(async ({ db }: Deps, staffId: number, { id, version, values }: Change): Promise<number> => {
  const { makeId, make, known, others } = await heldModel(db, id)
  if (known.version !== version) throw new ChangedMeanwhile()
  assertFree(others, values.name)
  const [before, after] = [factsOf(make, known), factsOf(make, values)]
  if (auditDifferences({ before, after }).length === 0) return makeId
  const losing = await countLosing(db, id, values.runs)
  if (losing > 0) throw new VehicleInUse(losing)
  await updateModel(db, id, values)
  await replaceRuns(db, id, values.runs)
  await recordChange(db, staffId, { action: 'model-changed', subject: { kind: 'vehicle', ref: `${make} ${known.name}` }, before, after })
  return makeId
})

export const removeModel = transactional(async ({ db }: Deps, staffId: number, id: number): Promise<number> => {
  const { makeId, make, known } = await heldModel(db, id)
  const needing = await countNeeding(db, id)
  if (needing > 0) throw new VehicleInUse(needing)
  await deleteModel(db, id)
  await recordChange(db, staffId, {
    action: 'model-removed',
    subject: { kind: 'vehicle', ref: `${make} ${known.name}` },
    before: factsOf(make, known),
  })
  return makeId
})

const heldModel = async (db: Db, id: number) => {
  const makeId = await findMakeIdOfModel(db, id)
  if (makeId === undefined) throw new VehicleNotFound()
  const others = (await lockModels(db, makeId)).filter((model) => model.id !== id)
  const known = (await listDeskModels(db, makeId)).find((model: DeskModel) => model.id === String(id))
  if (!known) throw new VehicleNotFound()
  return { makeId, make: await makeNamed(db, makeId), known, others }
}

const makeNamed = async (db: Db, makeId: number): Promise<string> => {
  const make = (await listDeskMakes(db)).find(({ id }) => id === String(makeId))
  if (!make) throw new VehicleNotFound()
  return make.name
}

const factsOf = (make: string, { name, aliases, runs }: Values): AuditFacts => ({
  make,
  name,
  aliases: aliases.join(', '),
  engines: runs
    .toSorted((a, b) => a.yearFrom - b.yearFrom || a.engine.localeCompare(b.engine))
    .map(({ engine, yearFrom, yearTo }) => `${engine} (${yearFrom}–${yearTo})`)
    .join(', '),
})
