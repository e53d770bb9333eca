import { slugOf } from '@shop/domain/slug'
import type { Db } from '../database/connect.ts'
import { CARS } from './refaccionaria/cars.ts'
import { PARTS } from './refaccionaria/parts.ts'
import { SHELVES } from './refaccionaria/shelves.ts'

export type Refaccionaria = {
  /** Ids of the products by their part number. */
  readonly ids: ReadonlyMap<string, number>
  readonly promotionId: number
}

/** A small shop with everything a real one has: shelves with synonyms, four cars with engines, brands, universal and discontinued parts. */
export async function stockARefaccionaria(db: Db): Promise<Refaccionaria> {
  const types = await insertShelves(db)
  const models = await insertCars(db)
  const brands = await insertBrands(db)
  const { id: promotionId } = await db
    .insertInto('promotions')
    .values({
      slug: 'frenos',
      name_es: 'Semana del freno',
      name_en: 'Brake week',
      description_es: 'Diez por ciento menos',
      description_en: 'Ten percent off',
      discount_percent: '10',
      status: 'Activo',
      starts_at: new Date(Date.now() - 3_600_000),
      ends_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await db
    .insertInto('products')
    .values(
      PARTS.map((part, i) => ({
        part_number: part.number,
        internal_key: `LT-${100_001 + i}`,
        name_es: part.name[0],
        name_en: part.name[1],
        equivalents: part.equivalents ?? [],
        part_type_id: known(types, part.type),
        brand_id: known(brands, part.brand),
        supplier: 'Distribuidora del Centro',
        price_cents: part.pesos * 100,
        stock: part.stock ?? 10,
        promotion_id: part.isOnSale ? promotionId : null,
        created_at: new Date(Date.UTC(2026, 0, 1 + i)),
        ...part.columns,
      })),
    )
    .returning(['id', 'part_number'])
    .execute()
  const ids = new Map(rows.map(({ id, part_number }) => [part_number, id]))
  await db
    .insertInto('fitments')
    .values(
      PARTS.flatMap(({ number, type, fits }) =>
        fits.map(([model, from, to, engine = '', note]) => ({
          product_id: known(ids, number),
          part_type_id: known(types, type),
          model_id: known(models, model),
          year_from: from,
          year_to: to,
          engine,
          ...(note ? { note_es: note, note_en: `${note} (en)` } : {}),
        })),
      ),
    )
    .execute()
  return { ids, promotionId }
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new RangeError(`there is no ${name} in this shop`)
  return id
}

async function insertShelves(db: Db): Promise<Map<string, number>> {
  const types = new Map<string, number>()
  for (const [place, [es, en, shelves]] of SHELVES.entries()) {
    const category = await db
      .insertInto('categories')
      .values({ slug: slugOf(es), name_es: es, name_en: en, image: `${slugOf(en)}.png`, place })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [nameEs, nameEn, its] of shelves) {
      const shelf = await db
        .insertInto('subcategories')
        .values({ category_id: category.id, slug: slugOf(nameEs), name_es: nameEs, name_en: nameEn })
        .returning('id')
        .executeTakeFirstOrThrow()
      for (const [slug, typeEs, typeEn, synonymsEs = [], synonymsEn = []] of its) {
        const values = { slug, name_es: typeEs, name_en: typeEn, synonyms_es: synonymsEs, synonyms_en: synonymsEn }
        const { id } = await db
          .insertInto('part_types')
          .values({ subcategory_id: shelf.id, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
        types.set(slug, id)
      }
    }
  }
  return types
}

async function insertCars(db: Db): Promise<Map<string, number>> {
  const makes = new Map<string, number>()
  const models = new Map<string, number>()
  for (const [make, model, aliases, engines] of CARS) {
    if (!makes.has(make)) {
      const { id } = await db
        .insertInto('makes')
        .values({ slug: slugOf(make), name: make })
        .returning('id')
        .executeTakeFirstOrThrow()
      makes.set(make, id)
    }
    const { id } = await db
      .insertInto('models')
      .values({ make_id: known(makes, make), slug: slugOf(model), name: model, aliases })
      .returning('id')
      .executeTakeFirstOrThrow()
    models.set(model, id)
    await db
      .insertInto('model_engines')
      .values(engines.map(([engine, from, to]) => ({ model_id: id, engine, year_from: from, year_to: to })))
      .execute()
  }
  return models
}

async function insertBrands(db: Db): Promise<Map<string, number>> {
  const names = ['Brembo', 'TRW', 'Bosch', 'Popoye', 'Monroe', 'NGK', 'Gonher', 'Valeo', 'Valvoline', 'LuK', 'Febi']
  const rows = await db
    .insertInto('brands')
    .values(names.map((name) => ({ slug: slugOf(name), name, is_own_line: name === 'Popoye' })))
    .returning(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}
