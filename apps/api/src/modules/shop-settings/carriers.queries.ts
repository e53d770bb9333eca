import { cents } from '@shop/domain/money'
import type { CarrierSetting } from '@shop/domain/shop-settings'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What is handed over at the counter is no choice of shoppers. */
const COUNTER = 'mostrador'

export type CarrierValues = Pick<CarrierSetting, 'names' | 'price' | 'bulkySurcharge' | 'days' | 'isActive'>

export const listCarrierSettings = async (db: Db): Promise<CarrierSetting[]> => {
  const { rows } = await sql<CarrierRow>`
    select k.*, (select count(*) from checkouts c where c.carrier_key = k.key and c.status = 'open')::integer as open_checkouts,
      exists (select from checkouts c where c.carrier_key = k.key) as is_used
    from carriers k where k.key <> ${COUNTER} order by k.place, k.key`.execute(db)
  return rows.map(carrierOf)
}

/** Until the transaction ends nobody else changes a carrier. */
export const lockCarriers = async (db: Db): Promise<CarrierSetting[]> => {
  await sql`select from carriers for update`.execute(db)
  return listCarrierSettings(db)
}

export const countPurchasesWith = async (db: Db, key: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from checkouts where carrier_key = ${key}`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertCarrier = async (
  db: Db,
  key: string,
  { names, price, bulkySurcharge, days, isActive }: CarrierValues,
): Promise<void> => {
  await sql`
    insert into carriers (key, name_es, name_en, price_cents, bulky_surcharge_cents, fewest_days, most_days, is_active, place)
    select ${key}, ${names.es}, ${names.en}, ${price}, ${bulkySurcharge}, ${days?.fewestDays ?? null}, ${days?.mostDays ?? null}, ${isActive},
      coalesce(max(place), 0) + 1 from carriers where key <> ${COUNTER}`.execute(db)
}

export const updateCarrier = async (
  db: Db,
  key: string,
  { names, price, bulkySurcharge, days, isActive }: CarrierValues,
): Promise<void> => {
  await sql`
    update carriers set name_es = ${names.es}, name_en = ${names.en}, price_cents = ${price}, bulky_surcharge_cents = ${bulkySurcharge},
      fewest_days = ${days?.fewestDays ?? null}, most_days = ${days?.mostDays ?? null}, is_active = ${isActive}, version = version + 1
    where key = ${key}`.execute(db)
}

export const deleteCarrier = async (db: Db, key: string): Promise<void> => {
  await db.deleteFrom('carriers').where('key', '=', key).execute()
}

export const updateCarrierPlaces = async (db: Db, keys: readonly string[]): Promise<void> => {
  await sql`
    update carriers set place = wanted.place from unnest(${keys}::text[]) with ordinality as wanted (key, place)
    where carriers.key = wanted.key`.execute(db)
}

type CarrierRow = {
  readonly key: string
  readonly name_es: string
  readonly name_en: string
  readonly is_standard: boolean
  readonly is_active: boolean
  readonly price_cents: number
  readonly bulky_surcharge_cents: number
  readonly fewest_days: number | null
  readonly most_days: number | null
  readonly version: number
  readonly open_checkouts: number
  readonly is_used: boolean
}

const carrierOf = (row: CarrierRow): CarrierSetting => ({
  key: row.key,
  names: { es: row.name_es, en: row.name_en },
  isStandard: row.is_standard,
  isActive: row.is_active,
  price: cents(row.price_cents),
  bulkySurcharge: cents(row.bulky_surcharge_cents),
  days: row.fewest_days === null || row.most_days === null ? undefined : { fewestDays: row.fewest_days, mostDays: row.most_days },
  openCheckouts: row.open_checkouts,
  isUsed: row.is_used,
  version: row.version,
})
