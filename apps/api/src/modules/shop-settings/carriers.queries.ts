import { cents } from '@shop/domain/money'
import type { CarrierSetting } from '@shop/domain/shop-settings'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What is handed over at the counter is no choice of shoppers. */
const COUNTER = 'mostrador'

export type CarrierValues = Pick<CarrierSetting, 'names' | 'price' | 'bulkySurcharge' | 'days' | 'isActive'>

export async function listCarrierSettings(db: Db): Promise<CarrierSetting[]> {
  const rows = await selectCarriers(db).where('k.key', '<>', COUNTER).orderBy('k.place').orderBy('k.key').execute()
  return rows.map(carrierOf)
}

/** Until the transaction ends nobody else changes a carrier. */
export async function lockCarriers(db: Db): Promise<CarrierSetting[]> {
  await db.selectFrom('carriers').select('key').forUpdate().execute()
  return listCarrierSettings(db)
}

export async function countPurchasesWith(db: Db, key: string): Promise<number> {
  const { count } = await db
    .selectFrom('checkouts')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('carrier_key', '=', key)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertCarrier(db: Db, key: string, values: CarrierValues): Promise<void> {
  await db
    .insertInto('carriers')
    .values((e) => ({
      key,
      ...columnsOf(values),
      place: e.selectFrom('carriers').select(sql<number>`coalesce(max(place), 0) + 1`.as('place')).where('key', '<>', COUNTER),
    }))
    .execute()
}

export async function updateCarrier(db: Db, key: string, values: CarrierValues): Promise<void> {
  await db
    .updateTable('carriers')
    .set((e) => ({ ...columnsOf(values), version: e('version', '+', 1) }))
    .where('key', '=', key)
    .execute()
}

function columnsOf({ names, price, bulkySurcharge, days, isActive }: CarrierValues) {
  return {
    name_es: names.es,
    name_en: names.en,
    price_cents: price,
    bulky_surcharge_cents: bulkySurcharge,
    fewest_days: days?.fewestDays ?? null,
    most_days: days?.mostDays ?? null,
    is_active: isActive,
  }
}

export async function deleteCarrier(db: Db, key: string): Promise<void> {
  await db.deleteFrom('carriers').where('key', '=', key).execute()
}

export async function updateCarrierPlaces(db: Db, keys: readonly string[]): Promise<void> {
  await sql`
    update carriers set place = wanted.place from unnest(${keys}::text[]) with ordinality as wanted (key, place)
    where carriers.key = wanted.key`.execute(db)
}

function selectCarriers(db: Db) {
  return db
    .selectFrom('carriers as k')
    .selectAll('k')
    .select((e) => [
      e
        .selectFrom('checkouts as c')
        .select((c) => c.fn.countAll<string>().as('count'))
        .whereRef('c.carrier_key', '=', 'k.key')
        .where('c.status', '=', 'open')
        .as('open_checkouts'),
      e
        .exists(e.selectFrom('checkouts as c').select('c.id').whereRef('c.carrier_key', '=', 'k.key'))
        .$castTo<boolean>()
        .as('is_used'),
    ])
}

type CarrierRow = Awaited<ReturnType<ReturnType<typeof selectCarriers>['execute']>>[number]

function carrierOf(row: CarrierRow): CarrierSetting {
  return {
    key: row.key,
    names: { es: row.name_es, en: row.name_en },
    isStandard: row.is_standard,
    isActive: row.is_active,
    price: cents(row.price_cents),
    bulkySurcharge: cents(row.bulky_surcharge_cents),
    days: row.fewest_days === null || row.most_days === null ? undefined : { fewestDays: row.fewest_days, mostDays: row.most_days },
    openCheckouts: Number(row.open_checkouts),
    isUsed: row.is_used,
    version: row.version,
  }
}
