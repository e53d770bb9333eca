import type { AuditFacts } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, assertSameItems, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
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

export const addCarrier = recordedWrite(async ({ db }: Deps, values: CarrierValues) => {
  const carriers = await lockCarriers(db)
  assertNameFree(carriers, values)
  const key = freeKey(slugOf(values.names.es) || 'paqueteria', [...RESERVED, ...carriers.map((one) => one.key)])
  await insertCarrier(db, key, values)
  return changed({ action: 'carrier-added', subject: subjectOf(key), after: factsOf(values) })
})

type Change = { readonly key: string; readonly version: number; readonly values: CarrierValues }

/** Purchases under way keep what they were promised: their price and their dates are frozen. */
export const changeCarrier = recordedChange(({ db }: Deps, { key, version, values }: Change) => ({
  hold: () => holdCarrier(db, key),
  missing: CarrierNotFound,
  seen: version,
  write: async ({ others, ...known }) => {
    if (known.isStandard && !values.isActive) throw new CarrierNeeded()
    assertNameFree(others, values)
    // The standard one costs and takes what the policies say.
    const wanted = known.isStandard ? { ...values, price: known.price, days: undefined } : values
    const [before, after] = [factsOf(known), factsOf(wanted)]
    if (isSame(before, after)) return UNCHANGED
    await updateCarrier(db, key, wanted)
    return changed({ action: 'carrier-changed', subject: subjectOf(key), before, after })
  },
}))

export const removeCarrier = recordedChange(({ db }: Deps, key: string) => ({
  hold: () => holdCarrier(db, key),
  missing: CarrierNotFound,
  seen: ANY_VERSION,
  write: async (known) => {
    if (known.isStandard) throw new CarrierNeeded()
    const purchases = await countPurchasesWith(db, key)
    if (purchases > 0) throw new CarrierUsed(purchases)
    await deleteCarrier(db, key)
    return changed({ action: 'carrier-removed', subject: subjectOf(key), before: factsOf(known) })
  },
}))

export const orderCarriers = recordedWrite(async ({ db }: Deps, keys: readonly string[]) => {
  const known = (await lockCarriers(db)).map(({ key }) => key)
  assertSameItems(known, keys)
  const [before, after] = [{ order: known.join(', ') }, { order: keys.join(', ') }]
  if (isSame(before, after)) return UNCHANGED
  await updateCarrierPlaces(db, keys)
  return changed({ action: 'carriers-ordered', subject: subjectOf('orden'), before, after })
})

async function holdCarrier(db: Db, key: string) {
  const carriers = await lockCarriers(db)
  const known = carriers.find((one) => one.key === key)
  return known && { ...known, others: carriers.filter((one) => one !== known) }
}

function subjectOf(ref: string) {
  return { kind: 'carrier', ref } as const
}

function assertNameFree(others: Carriers, { names }: CarrierValues): void {
  if (others.some((one) => slugOf(one.names.es) === slugOf(names.es))) throw new FieldRefused('nameEs', 'name-taken')
  if (others.some((one) => slugOf(one.names.en) === slugOf(names.en))) throw new FieldRefused('nameEn', 'name-taken')
}

function freeKey(slug: string, taken: readonly string[]): string {
  let key = slug
  for (let number = 2; taken.includes(key); number += 1) key = `${slug}-${number}`
  return key
}

function factsOf({ names, price, bulkySurcharge, days, isActive }: CarrierValues): AuditFacts {
  return {
    name: names.es,
    nameEn: names.en,
    carrierPrice: price,
    carrierSurcharge: bulkySurcharge,
    ...days,
    isOffered: isActive,
  }
}
