import { NO_BRAND as NO_BRAND_NAME } from '@shop/domain/quotation'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'

const SHELF = { slug: 'bajo-pedido', name_es: 'Bajo pedido', name_en: 'On order' }
const NO_BRAND = { slug: 'sin-marca', name: NO_BRAND_NAME }
const LAST_PLACE = 1_000

type NewProduct = {
  readonly key: string
  readonly name: string
  readonly brand: string | undefined
  readonly partNumber: string | undefined
  readonly price: number
  readonly pieces: number
}

/** A part that the shop gets for one customer. It is on no list, and as many pieces exist as were offered. */
export async function insertOnOrderProduct(db: Db, { key, name, brand, partNumber, price, pieces }: NewProduct): Promise<number> {
  const known = brand === undefined ? undefined : await findBrand(db, brand)
  const { id } = await db
    .insertInto('products')
    .values({
      part_number: partNumber ?? key,
      internal_key: key,
      // A maker that the shop does not carry stays a part of the name: it must not show up as a brand to shop by.
      name_es: known || brand === undefined ? name : `${name} ${brand}`,
      part_type_id: await findOrInsertShelf(db),
      brand_id: known ?? (await findOrInsertNoBrand(db)),
      supplier: '',
      price_cents: price,
      stock: pieces,
      status: 'on-order',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findBrand(db: Db, name: string): Promise<number | undefined> {
  return (await db.selectFrom('brands').select('id').where('slug', '=', slugOf(name)).executeTakeFirst())?.id
}

/** Products stand on a shelf. This one is made when the first is needed, and is empty to whoever walks along. */
async function findOrInsertShelf(db: Db): Promise<number> {
  const shelf = await db.selectFrom('part_types').select('id').where('slug', '=', SHELF.slug).executeTakeFirst()
  if (shelf) return shelf.id
  const { id: categoryId } = await db
    .insertInto('categories')
    .values({ ...SHELF, image: 'default.png', place: LAST_PLACE })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ place: LAST_PLACE }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: subcategoryId } = await db
    .insertInto('subcategories')
    .values({ ...SHELF, category_id: categoryId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: categoryId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('part_types')
    .values({ ...SHELF, subcategory_id: subcategoryId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ subcategory_id: subcategoryId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function findOrInsertNoBrand(db: Db): Promise<number> {
  const known = await findBrand(db, NO_BRAND.name)
  if (known !== undefined) return known
  const { id } = await db
    .insertInto('brands')
    .values(NO_BRAND)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: NO_BRAND.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
