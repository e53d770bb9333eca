import type { Locale } from '@shop/domain/locale'
import type { ProductChoices, ProductData } from '@shop/domain/staff-product'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Of `part_types as t`. */
const isChoice = sql<boolean>`not (exists (select from products p where p.part_type_id = t.id)
  and not exists (select from products p where p.part_type_id = t.id and p.status <> 'on-order'))`

/** What parts can be. Shelves and makers that exist for parts on order only are no choice. */
export async function listProductChoices(db: Db, locale: Locale): Promise<ProductChoices> {
  const [categories, partTypes, brands, suppliers, promotions] = await Promise.all([
    db
      .selectFrom('categories as c')
      .select(['c.id', `c.name_${locale} as name`])
      .where((e) =>
        e.exists(
          e
            .selectFrom('subcategories as s')
            .innerJoin('part_types as t', 't.subcategory_id', 's.id')
            .select('t.id')
            .whereRef('s.category_id', '=', 'c.id')
            .where(isChoice),
        ),
      )
      .orderBy('c.place')
      .orderBy('c.id')
      .execute(),
    db
      .selectFrom('part_types as t')
      .innerJoin('subcategories as s', 's.id', 't.subcategory_id')
      .select(['t.id', `t.name_${locale} as name`, 's.category_id', `s.name_${locale} as subcategory`])
      .where(isChoice)
      .orderBy(sql`reader_key(${sql.ref(`t.name_${locale}`)}) collate "C"`)
      .orderBy('t.id')
      .execute(),
    db.selectFrom('brands').select(['id', 'name']).orderBy(sql`reader_key(name) collate "C"`).orderBy('id').execute(),
    db
      .selectFrom('products')
      .select('supplier')
      .distinct()
      .where('status', '<>', 'on-order')
      .where('supplier', '<>', '')
      .orderBy('supplier')
      .execute(),
    db
      .selectFrom('promotions')
      .select(['id', `name_${locale} as name`, 'discount_percent', sql<boolean>`running_discount(id) > 0`.as('is_running')])
      .where('ends_at', '>', sql<Date>`now()`)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
  ])
  return {
    categories: categories.map(named),
    partTypes: partTypes.map((row) => ({ ...named(row), categoryId: String(row.category_id), subcategory: row.subcategory })),
    brands: brands.map(named),
    suppliers: suppliers.map(({ supplier }) => supplier),
    promotions: promotions.map((row) => ({ ...named(row), discountPercent: Number(row.discount_percent), isRunning: row.is_running })),
  }
}

function named({ id, name }: { readonly id: number; readonly name: string }) {
  return { id: String(id), name }
}

type Chosen = Pick<ProductData, 'partTypeId' | 'brandId' | 'promotionId'>
type ChosenNames = { readonly partType: string | null; readonly brand: string | null; readonly promotion: string | null }

/** The names of what was chosen; null where there is no such thing. */
export async function findChosenNames(db: Db, { partTypeId, brandId, promotionId }: Chosen): Promise<ChosenNames> {
  return db
    .selectNoFrom((e) => [
      e.selectFrom('part_types').select('name_es').where('id', '=', Number(partTypeId)).as('partType'),
      e.selectFrom('brands').select('name').where('id', '=', Number(brandId)).as('brand'),
      e
        .selectFrom('promotions')
        .select('name_es')
        .where('id', '=', promotionId === undefined ? null : Number(promotionId))
        .as('promotion'),
    ])
    .executeTakeFirstOrThrow()
}
