import type { Carrier } from '@shop/domain/carrier'
import type { Locale } from '@shop/domain/locale'
import { cents } from '@shop/domain/money'
import type { Db } from '../../database/connect.ts'

export async function listActiveCarriers(db: Db, locale: Locale): Promise<Carrier[]> {
  const rows = await db.selectFrom('carriers').selectAll().where('is_active', '=', true).orderBy('place').execute()
  return rows.map((row) => ({
    key: row.key,
    name: locale === 'en' ? row.name_en : row.name_es,
    isStandard: row.is_standard,
    price: cents(row.price_cents),
    bulkySurcharge: cents(row.bulky_surcharge_cents),
    days: row.fewest_days === null || row.most_days === null ? undefined : { fewestDays: row.fewest_days, mostDays: row.most_days },
  }))
}

export async function hasBulkyPart(db: Db, productIds: readonly number[]): Promise<boolean> {
  return (
    (await db
      .selectFrom('products as p')
      .innerJoin('part_types as t', 't.id', 'p.part_type_id')
      .select('p.id')
      .where('p.id', '=', (e) => e.fn.any(e.val(productIds)))
      .where('t.is_bulky', '=', true)
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}
