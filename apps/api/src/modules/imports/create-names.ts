import { niceBrand, niceName } from '@shop/domain/imports/nice-name'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import type { KnownNames } from '../../ports/known-names.ts'
import { insertBrand } from '../front-page/front-page.public.ts'
import { insertMake, insertModel, lockMakes, replaceRuns } from '../vehicles/vehicles.public.ts'
import { createShelves } from './create-shelves.ts'
import { listNames, type NameRecord } from './import-names.queries.ts'
import { makeUnlessThere } from './make-unless-there.ts'
import { findBrands, findMakes, findModels, listRunsSaid } from './new-shelves.queries.ts'

/** Makes what staff said yes to, before the rows that need it are compared. */
export async function createNames(db: Db, id: number, known: KnownNames): Promise<void> {
  const names = (await listNames(db, id)).filter(({ decision }) => decision === 'create' || decision === 'use')
  if (!names.some(({ decision }) => decision === 'create')) return
  const of = (kind: NameRecord['kind']) => names.filter((one) => one.kind === kind)
  await createBrands(db, of('brand'), known)
  await createShelves(db, names, known)
  await createCars(db, id, { makes: of('make'), models: of('model') }, known)
}

async function createBrands(db: Db, names: readonly NameRecord[], known: KnownNames): Promise<void> {
  const there = await findBrands(db)
  for (const one of names.filter(isMade)) {
    const brand = known.brand(one.name) ?? { slug: slugOf(one.name), name: niceBrand(one.name), isOwnLine: false, tier: 'middle' as const }
    await makeUnlessThere(db, one, brand.slug, there, () => insertBrand(db, brand.slug, brand))
  }
}

type Cars = { readonly makes: readonly NameRecord[]; readonly models: readonly NameRecord[] }

async function createCars(db: Db, id: number, { makes, models }: Cars, known: KnownNames): Promise<void> {
  if (makes.length + models.length === 0) return
  await lockMakes(db)
  const there = await findMakes(db)
  for (const one of makes) {
    const name = known.make(one.name) ?? niceBrand(one.name)
    if (one.decision === 'use' && one.target_id !== null) there.set(slugOf(one.name), one.target_id)
    else await makeUnlessThere(db, one, slugOf(name), there, () => insertMake(db, slugOf(name), name))
    const makeId = there.get(slugOf(name))
    if (makeId !== undefined) there.set(slugOf(one.name), makeId)
  }
  for (const one of models.filter(isMade)) {
    const makeId = there.get(slugOf(one.make ?? ''))
    if (makeId === undefined) continue
    const model = known.model(one.make ?? '', one.name) ?? {
      name: niceName(one.name),
      aliases: [],
      runs: await listRunsSaid(db, id, one.key),
    }
    const modelId = await makeUnlessThere(db, one, slugOf(model.name), await findModels(db, makeId), () =>
      insertModel(db, makeId, slugOf(model.name), model),
    )
    if (modelId !== undefined) await replaceRuns(db, modelId, model.runs)
  }
}

function isMade({ decision, created_id }: NameRecord): boolean {
  return decision === 'create' && created_id === null
}
