import type { AuditFacts } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { EngineRun, StaffModel } from '@shop/domain/staff-vehicle'
import type { Db } from '../../database/connect.ts'
import { ANY_VERSION, changed, isSame, recordedChange, recordedWrite } from '../audit-log/audit-log.public.ts'
import { assertFree, subjectOf } from './keep-makes.ts'
import {
  countLosing,
  countNeeding,
  deleteModel,
  findMakeIdOfModel,
  insertModel,
  listStaffMakes,
  listStaffModels,
  lockModels,
  replaceRuns,
  updateModel,
} from './staff-vehicles.queries.ts'
import { VehicleInUse, VehicleNotFound } from './vehicles.problems.ts'

type Deps = { readonly db: Db }
type Values = { readonly name: string; readonly aliases: readonly string[]; readonly runs: readonly EngineRun[] }

export const addModel = recordedWrite(async ({ db }: Deps, makeId: number, values: Values) => {
  const make = await makeNamed(db, makeId)
  assertFree(await lockModels(db, makeId), values.name)
  const id = await insertModel(db, makeId, slugOf(values.name), values)
  await replaceRuns(db, id, values.runs)
  return changed({ action: 'model-added', subject: subjectOf(`${make} ${values.name}`), after: factsOf(make, values) })
})

type Change = { readonly id: number; readonly version: number; readonly values: Values }

/** Its address stays, like a make's. Answers the make, which is what the desk shows. */
export const changeModel = recordedChange(({ db }: Deps, { id, version, values }: Change) => ({
  hold: () => holdModel(db, id),
  missing: VehicleNotFound,
  seen: version,
  write: async ({ makeId, make, others, ...known }) => {
    assertFree(others, values.name)
    const [before, after] = [factsOf(make, known), factsOf(make, values)]
    if (isSame(before, after)) return { result: makeId, change: undefined }
    const losing = await countLosing(db, id, values.runs)
    if (losing > 0) throw new VehicleInUse(losing)
    await updateModel(db, id, values)
    await replaceRuns(db, id, values.runs)
    return { result: makeId, change: { action: 'model-changed', subject: subjectOf(`${make} ${known.name}`), before, after } }
  },
}))

export const removeModel = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => holdModel(db, id),
  missing: VehicleNotFound,
  seen: ANY_VERSION,
  write: async ({ makeId, make, ...known }) => {
    const needing = await countNeeding(db, id)
    if (needing > 0) throw new VehicleInUse(needing)
    await deleteModel(db, id)
    const subject = subjectOf(`${make} ${known.name}`)
    return { result: makeId, change: { action: 'model-removed', subject, before: factsOf(make, known) } }
  },
}))

async function holdModel(db: Db, id: number) {
  const makeId = await findMakeIdOfModel(db, id)
  if (makeId === undefined) return undefined
  const others = (await lockModels(db, makeId)).filter((model) => model.id !== id)
  const known = (await listStaffModels(db, makeId)).find((model: StaffModel) => model.id === String(id))
  return known && { ...known, makeId, make: await makeNamed(db, makeId), others }
}

async function makeNamed(db: Db, makeId: number): Promise<string> {
  const make = (await listStaffMakes(db)).find(({ id }) => id === String(makeId))
  if (!make) throw new VehicleNotFound()
  return make.name
}

function factsOf(make: string, { name, aliases, runs }: Values): AuditFacts {
  return {
    make,
    name,
    aliases: aliases.join(', '),
    engines: runs
      .toSorted((a, b) => a.yearFrom - b.yearFrom || a.engine.localeCompare(b.engine))
      .map(({ engine, yearFrom, yearTo }) => `${engine} (${yearFrom}–${yearTo})`)
      .join(', '),
  }
}
