import type { Client } from 'pg'

const TABLES = ['products', 'fitments', 'part_number_keys', 'stock_movements']

/**
 * Loads many rows at the speed of the disk: indexes, references and search keys are made once, at the end, instead of
 * row by row. All inside the caller's transaction, so a failure leaves everything as it was.
 */
export async function loadInBulk(client: Client, load: () => Promise<void>): Promise<void> {
  await client.query(`set local maintenance_work_mem = '1GB'`)
  const references = await definitions(client, REFERENCES)
  const indexes = await definitions(client, INDEXES)
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  // The price for sorting and the words of its names are what a row must have from the beginning.
  await client.query('alter table products disable trigger user')
  await client.query('alter table products enable trigger products_sort_price')
  await client.query('alter table products enable trigger products_trait_words')
  await client.query('alter table fitments disable trigger user')
  await load()
  await client.query('alter table products enable trigger user')
  await client.query('alter table fitments enable trigger user')
  await client.query(FIRST_STOCK)
  await client.query(NUMBER_KEYS)
  await client.query(WORDS)
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of references) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  await client.query(`select pg_notify('catalogue', 'shelves')`)
}

type Definition = { readonly table: string; readonly name: string; readonly definition: string }

async function definitions(client: Client, sql: string): Promise<Definition[]> {
  return (await client.query<Definition>(sql, [TABLES])).rows
}

const REFERENCES = `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)`

const INDEXES = `select i.tablename as table, i.indexname as name, i.indexdef as definition from pg_indexes i
  where i.schemaname = 'public' and i.tablename = any($1) and not exists (select from pg_constraint c where c.conname = i.indexname)`

const NUMBER_KEYS = `insert into part_number_keys (key, product_id, kind, number)
  select number_key(number), id, kind, number from (
    select id, 'part' as kind, part_number as number from products
    union all select id, 'internal', internal_key from products
    union all select id, 'equivalent', unnest(equivalents) from products
  ) numbers where number_key(number) <> ''`

/** What is on the shelves of a new shop came from somewhere. */
const FIRST_STOCK = `insert into stock_movements (product_id, change, kind) select id, stock, 'import' from products where stock <> 0`

const WORDS = `insert into search_words
  select distinct word from products, unnest(tsvector_to_array(to_tsvector('simple', words_key(name_es || ' ' || coalesce(name_en, ''))))) word
  where length(word) between 2 and 40 on conflict do nothing`
