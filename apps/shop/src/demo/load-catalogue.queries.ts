import type { Db } from '@shop/api/database/connect'
import { tables } from '@shop/base-data/base-data'
import { type DemoCatalogue, generateCatalogue } from '@shop/demo/catalogue/generate-catalogue'
import type { PictureFor } from '@shop/demo/pictures/draw-pictures'
import type { Client } from 'pg'
import { rememberBaseData } from '../base-data/apply-base-data.ts'
import { insertRows } from '../base-data/base-data.queries.ts'
import { baseRows } from '../base-data/base-rows.ts'
import { loadInBulk } from './bulk-load.queries.ts'
import { FITMENT_COLUMNS, PRODUCT_COLUMNS, rowsOf } from './catalogue-rows.ts'

export type Progress = (done: number, total: number) => void

const BATCH = 2_000
const DAY_MS = 86_400_000

/** A month of visitors who never were, so that "most searched" has something to show from the first minute. */
const DEMO_INTEREST = `insert into product_interest (product_id, visitor, day)
  select id, 'demo ' || n, current_date - n % 28 from products, generate_series(1, 5 + id % 37) n where id % 29 = 0 and id < 20000 and status = 'active' and stock > 0`

/** Fills an empty database with a catalogue of `count` products, inside the caller's transaction. */
export async function loadCatalogue(client: Client, count: number, pictureFor: PictureFor, onProgress: Progress): Promise<void> {
  const catalogue = generateCatalogue(count)
  await loadShelves(client, catalogue, pictureFor)
  const base = baseRows(tables, pictureFor)
  for (const kind of ['symptom', 'workshop-job'] as const) await insertRows(client, kind, base[kind], new Map())
  await rememberBaseData(client, base)
  await loadInBulk(client, async () => {
    let done = 0
    // The next batch is made while the database writes the last.
    let writing: Promise<unknown> = Promise.resolve()
    for (const batch of batches(catalogue.products, BATCH)) {
      const rows = rowsOf(catalogue, batch, pictureFor)
      await writing
      writing = Promise.all([
        insert(client, 'products', PRODUCT_COLUMNS, rows.products),
        insert(client, 'fitments', FITMENT_COLUMNS, rows.fitments),
      ])
      done += batch.length
      onProgress(done, count)
    }
    await writing
    await client.query(DEMO_INTEREST)
    await client.query('select refresh_popularity()')
    await client.query('select rank_products(array(select id from part_types))')
  })
  for (const table of ['categories', 'subcategories', 'part_types', 'brands', 'promotions', 'makes', 'models', 'products'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  await client.query(`select setval('part_numbers', max(substring(internal_key from '\\d+$')::bigint)) from products`)
}

/** Takes everything off the shelves, and the shelves too; with the parts go the orders that name them. */
export function emptyCatalogue(client: Client) {
  return client.query(
    'truncate checkouts, products, promotions, categories, subcategories, part_types, brands, makes, models, model_engines, symptoms, workshop_jobs, base_data, search_words cascade',
  )
}

/** What goes when the shelves are emptied. */
export async function countLoss(db: Db): Promise<{ readonly products: number; readonly orders: number }> {
  const countOf = async (table: 'products' | 'orders') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((of) => of.fn.countAll().as('rows'))
          .executeTakeFirst()
      )?.rows,
    )
  return { products: await countOf('products'), orders: await countOf('orders') }
}

async function loadShelves(
  client: Client,
  { categories, subcategories, partTypes, brands, promotions, makes, models, modelEngines }: DemoCatalogue,
  pictureFor: PictureFor,
) {
  const now = Date.now()
  await insert(
    client,
    'categories',
    ['id', 'slug', 'name_es', 'name_en', 'image', 'place'],
    categories.map(({ id, key, name, drawing, brand }) => ({
      id,
      slug: key,
      name_es: name.es,
      name_en: name.en,
      image: pictureFor(drawing, brand),
      place: id,
    })),
  )
  await insert(
    client,
    'subcategories',
    ['id', 'category_id', 'slug', 'name_es', 'name_en'],
    subcategories.map(({ id, categoryId, key, name }) => ({ id, category_id: categoryId, slug: key, name_es: name.es, name_en: name.en })),
  )
  await insert(
    client,
    'part_types',
    ['id', 'subcategory_id', 'slug', 'name_es', 'name_en', 'synonyms_es', 'synonyms_en', 'needs', 'is_carried'],
    partTypes.map(({ id, subcategoryId, type }) => ({
      id,
      subcategory_id: subcategoryId,
      slug: type.key,
      name_es: type.name.es,
      name_en: type.name.en,
      synonyms_es: type.synonyms.es,
      synonyms_en: type.synonyms.en,
      needs: type.needs ?? {},
      is_carried: !type.isSeldomStocked,
    })),
  )
  await insert(
    client,
    'brands',
    ['id', 'slug', 'name', 'is_own_line', 'tier', 'warranty_months'],
    brands.map(({ id, brand }) => ({
      id,
      slug: brand.key,
      name: brand.name,
      is_own_line: brand.isOwnLine ?? false,
      tier: brand.tier,
      warranty_months: brand.warrantyMonths ?? null,
    })),
  )
  await insert(
    client,
    'promotions',
    ['id', 'slug', 'name_es', 'name_en', 'description_es', 'description_en', 'discount_percent', 'status', 'starts_at', 'ends_at'],
    promotions.map(({ id, promotion }) => ({
      id,
      slug: promotion.key,
      name_es: promotion.name.es,
      name_en: promotion.name.en,
      description_es: promotion.description.es,
      description_en: promotion.description.en,
      discount_percent: promotion.discountPercent,
      status: promotion.status,
      starts_at: new Date(now + promotion.startsInDays * DAY_MS),
      ends_at: new Date(now + promotion.endsInDays * DAY_MS),
    })),
  )
  await insert(client, 'makes', ['id', 'slug', 'name'], makes)
  await insert(
    client,
    'models',
    ['id', 'make_id', 'slug', 'name', 'aliases', 'is_carried'],
    models.map(({ id, makeId, slug, name, vehicle }) => ({
      id,
      make_id: makeId,
      slug,
      name,
      aliases: vehicle.aliases,
      is_carried: !vehicle.isSeldomStocked,
    })),
  )
  await insert(
    client,
    'model_engines',
    ['model_id', 'engine', 'year_from', 'year_to', 'generation', 'facts'],
    modelEngines.map(({ modelId, engine, from, to, generation, facts }) => ({
      model_id: modelId,
      engine,
      year_from: from,
      year_to: to,
      generation: generation ?? null,
      facts,
    })),
  )
}

function insert(client: Client, table: string, columns: readonly string[], rows: readonly object[]) {
  return client.query(`insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`, [
    JSON.stringify(rows),
  ])
}

function* batches<Item>(items: Iterable<Item>, size: number): Generator<Item[]> {
  let batch: Item[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length === size) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
