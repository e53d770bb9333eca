import type { StaffSymptom, SymptomKind } from '@shop/domain/symptom'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type SymptomValues = {
  readonly kind: SymptomKind
  readonly phrasesEs: readonly string[]
  readonly phrasesEn: readonly string[]
  readonly adviceEs: string
  readonly adviceEn: string
  readonly partTypeIds: readonly string[]
  readonly isActive: boolean
}

/** Symptoms first, then jobs, each by its first phrase. */
export async function listSymptoms(db: Db): Promise<StaffSymptom[]> {
  const [symptoms, parts] = await Promise.all([
    db
      .selectFrom('symptoms')
      .selectAll()
      .orderBy('kind', 'desc')
      .orderBy(sql`reader_key(phrases_es[1]) collate "C"`)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('symptom_part_types as s')
      .innerJoin('part_types as t', 't.id', 's.part_type_id')
      .select(['s.symptom_id', 't.id', 't.name_es', 't.name_en'])
      .orderBy('s.place')
      .execute(),
  ])
  const partsOf = Map.groupBy(parts, ({ symptom_id }) => symptom_id)
  return symptoms.map((row) => ({
    id: String(row.id),
    kind: row.kind as SymptomKind,
    phrases: { es: row.phrases_es, en: row.phrases_en },
    advice: { es: row.advice_es, en: row.advice_en },
    partTypes: (partsOf.get(row.id) ?? []).map(({ id, name_es, name_en }) => ({ id: String(id), names: { es: name_es, en: name_en } })),
    isActive: row.is_active,
    version: row.version,
  }))
}

/** Whoever changes one waits for whoever changes another: no phrase may come to stand in two. */
export async function lockSymptoms(db: Db): Promise<void> {
  await sql`lock table symptoms in share row exclusive mode`.execute(db)
}

export async function listSymptomSlugs(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('symptoms').select('slug').execute()).map(({ slug }) => slug)
}

export async function insertSymptom(db: Db, slug: string, values: SymptomValues): Promise<number> {
  const { id } = await db
    .insertInto('symptoms')
    .values({ slug, ...columnsOf(values) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSymptom(db: Db, id: number, values: SymptomValues): Promise<void> {
  await db
    .updateTable('symptoms')
    .set({ ...columnsOf(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteSymptom(db: Db, id: number): Promise<void> {
  await db.deleteFrom('symptoms').where('id', '=', id).execute()
}

export async function replacePartTypes(db: Db, symptomId: number, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('symptom_part_types').where('symptom_id', '=', symptomId).execute()
  await db
    .insertInto('symptom_part_types')
    .values(ids.map((id, i) => ({ symptom_id: symptomId, part_type_id: Number(id), place: i + 1 })))
    .execute()
}

function columnsOf({ kind, phrasesEs, phrasesEn, adviceEs, adviceEn, isActive }: SymptomValues) {
  return {
    kind,
    phrases_es: [...phrasesEs],
    phrases_en: [...phrasesEn],
    advice_es: adviceEs,
    advice_en: adviceEn,
    is_active: isActive,
  }
}
