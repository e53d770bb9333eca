import type { CarFacts, PartNeeds } from '@shop/domain/car-facts'
import type { AuditedModel, AuditedPart, AuditedRow } from '@shop/domain/catalogue-audit/audited'
import type { SaleUnit } from '@shop/domain/product'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type Models = ReadonlyMap<number, AuditedModel>

export async function listModels(db: Db): Promise<Models> {
  const { rows } = await sql<{
    id: number
    make: string
    model: string
    runs: { engine: string; from: number; to: number; facts: CarFacts }[]
  }>`
    select m.id, k.name as make, m.name as model,
      (select coalesce(json_agg(json_build_object('engine', e.engine, 'from', e.year_from, 'to', e.year_to, 'facts', e.facts)), '[]')
        from model_engines e where e.model_id = m.id) as runs
    from models m join makes k on k.id = m.make_id order by m.id`.execute(db)
  return new Map(rows.map((model) => [model.id, model]))
}

/** The kinds of part that have something on sale. */
export async function listTypesOnSale(db: Db): Promise<{ id: number; needs: PartNeeds }[]> {
  const rows = await db
    .selectFrom('part_types as t')
    .select(['t.id', 't.needs'])
    .where((e) =>
      e.exists(e.selectFrom('products as p').select('p.id').whereRef('p.part_type_id', '=', 't.id').where('p.status', '=', 'active')),
    )
    .orderBy('t.id')
    .execute()
  return rows.map(({ id, needs }) => ({ id, needs: needs as PartNeeds }))
}

/** Every kind of part by its id, as the rules ask for it. */
export async function listKinds(db: Db): Promise<ReadonlyMap<number, Pick<AuditedPart, 'type' | 'needs'>>> {
  const rows = await db.selectFrom('part_types').select(['id', 'slug', 'needs']).execute()
  return new Map(rows.map(({ id, slug, needs }) => [id, { type: slug, needs: needs as PartNeeds }]))
}

export async function listPartsOfType(db: Db, models: Models, typeId: number): Promise<AuditedPart[]> {
  return (await selectParts(db).where('p.status', '=', 'active').where('p.part_type_id', '=', typeId).orderBy('p.id').execute()).map(
    partOf(models),
  )
}

export async function listPartsById(db: Db, models: Models, ids: readonly number[]): Promise<AuditedPart[]> {
  return (
    await selectParts(db)
      .where(sql<SqlBool>`p.id = any(${[...ids]}::int[])`)
      .orderBy('p.id')
      .execute()
  ).map(partOf(models))
}

/** Parts of these kinds for a model. */
export async function listPartsOfModel(db: Db, models: Models, modelId: number, typeIds: readonly number[]): Promise<AuditedPart[]> {
  return (
    await selectParts(db)
      .where('p.status', '=', 'active')
      .where(
        sql<SqlBool>`p.id in (select f.product_id from fitments f where f.model_id = ${modelId} and f.part_type_id = any(${[...typeIds]}::int[]))`,
      )
      .orderBy('p.id')
      .execute()
  ).map(partOf(models))
}

export async function listProductKeys(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.internal_key'])
    .where(sql<SqlBool>`p.id = any(${[...ids]}::int[])`)
    .execute()
  return new Map(rows.map(({ id, internal_key }) => [id, internal_key]))
}

/** As many parts of a number as are compared with each other: some suppliers write "0" for none. */
const MOST_OF_A_NUMBER = 200

/** Numbers that several parts have, some at a time, by their order. */
export async function listSharedNumbers(db: Db, after: string, limit: number): Promise<{ key: string; ids: number[] }[]> {
  const { rows } = await sql<{ key: string; ids: number[] }>`
    select k.key, (array_agg(distinct k.product_id order by k.product_id))[1:${sql.lit(MOST_OF_A_NUMBER)}] as ids
    from part_number_keys k join products p on p.id = k.product_id and p.status = 'active'
    where k.kind <> 'internal' and k.key > ${after}
    group by k.key having count(distinct k.product_id) > 1 order by k.key limit ${limit}`.execute(db)
  return rows
}

function selectParts(db: Db) {
  return db
    .selectFrom('products as p')
    .innerJoin('part_types as t', 't.id', 'p.part_type_id')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .select([
      'p.id',
      'p.internal_key',
      'p.part_number',
      'p.equivalents',
      'b.name as brand',
      't.slug as type',
      't.needs',
      'p.name_es',
      'p.name_en',
      'p.is_universal',
      'p.price_cents',
      'p.unit',
      'p.pieces_per_car',
      sql<StoredRow[]>`(
        select coalesce(json_agg(json_build_array(f.model_id, f.year_from, f.year_to, f.engine, f.position_es, f.note_es)
          order by f.model_id, f.year_from, f.engine), '[]') from fitments f where f.product_id = p.id)`.as('rows'),
    ])
}

type StoredRow = readonly [modelId: number, from: number, to: number, engine: string, position: string | null, note: string | null]
type Row = Awaited<ReturnType<ReturnType<typeof selectParts>['execute']>>[number]

/** Models are few and known: their names are not asked for with every row. */
function partOf(models: Models) {
  return (row: Row): AuditedPart => ({
    id: row.id,
    key: row.internal_key,
    number: row.part_number,
    equivalents: row.equivalents,
    brand: row.brand,
    type: row.type,
    needs: row.needs as PartNeeds,
    nameEs: row.name_es,
    nameEn: row.name_en ?? undefined,
    isUniversal: row.is_universal,
    priceCents: row.price_cents,
    unit: row.unit as SaleUnit,
    piecesPerCar: row.pieces_per_car ?? undefined,
    rows: row.rows.map(rowOf(models)),
  })
}

export function rowOf(models: Models) {
  return ([modelId, from, to, engine, position, note]: StoredRow): AuditedRow => {
    const { make = '', model = '' } = models.get(modelId) ?? {}
    return { modelId, make, model, from, to, engine, position: position ?? undefined, note: note ?? undefined }
  }
}
