import { type GarageCar, isSameCar } from '@shop/domain/garage'
import { type GarageChanges, type KeptGarage, withChanges } from '@shop/domain/merge-garages'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { findGarage, lockGarage, replaceGarage } from './customer-cars.queries.ts'

type Deps = { readonly db: Db }
type Told = GarageChanges & { readonly chosen: GarageCar | undefined }

/** What a browser did to its cars is done to the account's, whatever other browsers did meanwhile. Told twice, it is done once. */
export async function changeGarage(deps: Deps, customerId: number, told: Told): Promise<KeptGarage> {
  const isQuestion = told.added.length === 0 && told.removed.length === 0 && told.chosen === undefined
  return isQuestion ? findGarage(deps.db, customerId) : change(deps, customerId, told)
}

const change = transactional(async ({ db }: Deps, customerId: number, told: Told): Promise<KeptGarage> => {
  if (!(await lockGarage(db, customerId))) return { cars: [], chosen: undefined }
  const before = await findGarage(db, customerId)
  const cars = withChanges(before.cars, told)
  const found = (wanted: GarageCar | undefined) => wanted && cars.find((car) => isSameCar(car, wanted))
  const after = { cars, chosen: found(told.chosen) ?? found(before.chosen) }
  if (JSON.stringify(after) !== JSON.stringify(before)) await replaceGarage(db, customerId, after)
  return after
})
