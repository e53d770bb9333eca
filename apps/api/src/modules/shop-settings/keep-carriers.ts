import type { AuditFacts } from '@shop/domain/audit-log'
import { auditDifferences } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import {
  type CarrierValues,
  countPurchasesWith,
  deleteCarrier,
  insertCarrier,
  lockCarriers,
  updateCarrier,
  updateCarrierPlaces,
} from './carriers.queries.ts'
import { CarrierNeeded, CarrierNotFound, CarrierUsed } from './shop-settings.problems.ts'

type Deps = { readonly db: Db }
type Carriers = Awaited<ReturnType<typeof lockCarriers>>

/** Words of the API's addresses, and the carrier that stands for the counter. */
const RESERVED = ['orden', 'mostrador']

export const addCarrier = transactional(async ({ db }: Deps, staffId: number, values: CarrierValues): Promise<void> => {
  const carriers = await lockCarriers(db)
  assertNameFree(carriers, values)
  const key = freeKey(slugOf(values.names.es) || 'paqueteria', [...RESERVED, ...carriers.map((one) => one.key)])
  await insertCarrier(db, key, values)
  await recordChange(db, staffId, { action: 'carrier-added', subject: { kind: 'carrier', ref: key }, after: factsOf(values) })
})

type Change = { readonly key: string; readonly version: number; readonly values: CarrierValues }

/** Purchases under way keep what they were promised: their price and their dates are frozen. */
export const changeCarrier = transactional(async ({ db }: Deps, staffId: number, { key, version, values }: Change): Promise<void> => {
  const carriers = await lockCarriers(db)
  const known = carriers.find((one) => one.key === key)
  if (!known) throw new CarrierNotFound()
  if (known.version !== version) throw new ChangedMeanwhile()
  if (known.isStandard && !values.isActive) throw new CarrierNeeded()
  assertNameFree(
    carriers.filter((one) => one !== known),
    values,
  )
  // The standard one costs and takes what the policies say.
  const wanted = known.isStandard ? { ...values, price: known.price, days: undefined } : values
  const [before, after] = [factsOf(known), factsOf(wanted)]
  if (auditDifferences({ before, after }).length === 0) return
  await updateCarrier(db, key, wanted)
  await recordChange(db, staffId, { action: 'carrier-changed', subject: { kind: 'carrier', ref: key }, before, after })
})

export const removeCarrier = transactional(async ({ db }: Deps, staffId: number, key: string): Promise<void> => {
  const known = (await lockCarriers(db)).find((one) => one.key === key)
  if (!known) throw new CarrierNotFound()
  if (known.isStandard) throw new CarrierNeeded()
  const purchases = await countPurchasesWith(db, key)
  if (purchases > 0) throw new CarrierUsed(purchases)
  await deleteCarrier(db, key)
  await recordChange(db, staffId, { action: 'carrier-removed', subject: { kind: 'carrier', ref: key }, before: factsOf(known) })
})

export const orderCarriers = transactional(async ({ db }: Deps, staffId: number, keys: readonly string[]): Promise<void> => {
  const before = (await lockCarriers(db)).map(({ key }) => key)
  // Somebody added or removed one since the list was read.
  if (before.length !== keys.length || !before.every((key) => keys.includes(key))) throw new ChangedMeanwhile()
  if (before.join() === keys.join()) return
  await updateCarrierPlaces(db, keys)
  await recordChange(db, staffId, {
    action: 'carriers-ordered',
    subject: { kind: 'carrier', ref: 'orden' },
    before: { order: before.join(', ') },
    after: { order: keys.join(', ') },
  })
})

const assertNameFree = (others: Carriers, { names }: CarrierValues): void => {
  if (others.some((one) => slugOf(one.names.es) === slugOf(names.es))) throw new FieldRefused('nombre', 'name-taken')
  if (others.some((one) => slugOf(one.names.en) === slugOf(names.en))) throw new FieldRefused('nombre_en', 'name-taken')
}

const freeKey = (slug: string, taken: readonly string[]): string => {
  let key = slug
  for (let number = 2; taken.includes(key); number += 1) key = `${slug}-${number}`
  return key
}

const factsOf = ({ names, price, bulkySurcharge, days, isActive }: CarrierValues): AuditFacts => ({
  name: names.es,
  nameEn: names.en,
  carrierPrice: price,
  carrierSurcharge: bulkySurcharge,
  ...days,
  isOffered: isActive,
})
