import pg from 'pg'

type Car = { readonly modelId: number; readonly make: string; readonly model: string; readonly year: number }
type Phrase = { readonly text: string; readonly brandId: number; readonly brand: string }
type Sentence = { readonly text: string; readonly typeId: number; readonly modelId: number; readonly year: number }

/** What can be asked about this catalogue, each thing once and in an order that follows nothing. */
export type Material = {
  readonly ids: readonly number[]
  readonly phrases: readonly Phrase[]
  readonly sentences: readonly Sentence[]
  readonly cars: readonly Car[]
  readonly version: string
}

const IDS = `select id from products where status = 'active' order by md5(id::text)`

/** Kinds of parts as they are named, in both languages, with a brand that makes them. */
const PHRASES = `select text, "brandId", name as brand from (
    select distinct split_part(name_es, ' para ', 1) as text, brand_id as "brandId" from products where status = 'active'
    union select distinct split_part(name_en, ' for ', 1), brand_id from products where status = 'active' and name_en is not null) said
  join brands on brands.id = "brandId" order by md5(text || name)`

/** Of carried cars, those with three pages of parts: an answer without parts costs nobody anything. */
const CARS = `select model_id as "modelId", k.name as make, m.name as model, year from (
    select model_id, year from fitments, generate_series(year_from, least(year_to, 2026)) year group by 1, 2 having count(distinct product_id) >= 144) carried
  join models m on m.id = model_id join makes k on k.id = m.make_id where m.is_carried order by md5(model_id || '-' || year)`

const SENTENCES = `select lower(t.name_es) || ' ' || lower(m.name) || ' ' || year as text, part_type_id as "typeId", model_id as "modelId", year from (
    select distinct part_type_id, model_id, year from fitments, generate_series(year_from, least(year_to, 2026)) year) carried
  join part_types t on t.id = part_type_id join models m on m.id = model_id where t.is_carried and m.is_carried
  order by md5(part_type_id || '-' || model_id || '-' || year) limit 40000`

/** As a shop that has been open for a while: after the last change, autovacuum has been there. */
const SETTLE = 'vacuum analyze products, fitments'

export async function readMaterial(databaseUrl: string): Promise<Material> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const rowsOf = async <Row>(sql: string) => (await client.query(sql)).rows as Row[]
  try {
    await client.query(SETTLE)
    return {
      ids: (await rowsOf<{ id: number }>(IDS)).map(({ id }) => id),
      phrases: await rowsOf<Phrase>(PHRASES),
      sentences: await rowsOf<Sentence>(SENTENCES),
      cars: await rowsOf<Car>(CARS),
      version: (await rowsOf<{ server_version: string }>('show server_version'))[0]?.server_version ?? '',
    }
  } finally {
    await client.end()
  }
}
