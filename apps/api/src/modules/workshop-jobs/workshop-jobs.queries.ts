import type { StaffWorkshopJob } from '@shop/domain/workshop-job'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type JobValues = {
  readonly nameEs: string
  readonly nameEn: string
  readonly parts: readonly {
    readonly typeId: string
    readonly begins: boolean
    readonly pieces: number | undefined
    readonly isExtra: boolean
  }[]
  readonly isActive: boolean
}

/** By name, each with its kinds of parts in order. */
export async function listJobs(db: Db): Promise<StaffWorkshopJob[]> {
  const [jobs, parts] = await Promise.all([
    db.selectFrom('workshop_jobs').selectAll().orderBy(sql`reader_key(name_es) collate "C"`).orderBy('id').execute(),
    db
      .selectFrom('workshop_job_parts as p')
      .innerJoin('part_types as t', 't.id', 'p.part_type_id')
      .select(['p.job_id', 't.id', 't.name_es', 't.name_en', 'p.begins', 'p.pieces', 'p.is_extra'])
      .orderBy('p.place')
      .execute(),
  ])
  const partsOf = Map.groupBy(parts, ({ job_id }) => job_id)
  return jobs.map((job) => ({
    id: String(job.id),
    names: { es: job.name_es, en: job.name_en },
    parts: (partsOf.get(job.id) ?? []).map(({ id, name_es, name_en, begins, pieces, is_extra }) => ({
      typeId: String(id),
      names: { es: name_es, en: name_en },
      begins,
      pieces: pieces ?? undefined,
      isExtra: is_extra,
    })),
    isActive: job.is_active,
    version: job.version,
  }))
}

/** Whoever changes one waits for whoever changes another: no kind may come to begin two. */
export async function lockJobs(db: Db): Promise<void> {
  await sql`lock table workshop_jobs in share row exclusive mode`.execute(db)
}

export async function listJobSlugs(db: Db): Promise<readonly string[]> {
  return (await db.selectFrom('workshop_jobs').select('slug').execute()).map(({ slug }) => slug)
}

export async function insertJob(db: Db, slug: string, values: JobValues): Promise<void> {
  const { id } = await db
    .insertInto('workshop_jobs')
    .values({ slug, ...columnsOf(values) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertParts(db, id, values)
}

export async function updateJob(db: Db, id: number, values: JobValues): Promise<void> {
  await db
    .updateTable('workshop_jobs')
    .set({ ...columnsOf(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('workshop_job_parts').where('job_id', '=', id).execute()
  await insertParts(db, id, values)
}

export async function deleteJob(db: Db, id: number): Promise<void> {
  await db.deleteFrom('workshop_jobs').where('id', '=', id).execute()
}

async function insertParts(db: Db, jobId: number, { parts }: JobValues): Promise<void> {
  const rows = parts.map(({ typeId, begins, pieces, isExtra }, i) => ({
    job_id: jobId,
    part_type_id: Number(typeId),
    place: i + 1,
    begins,
    pieces: pieces ?? null,
    is_extra: isExtra,
  }))
  await db.insertInto('workshop_job_parts').values(rows).execute()
}

function columnsOf({ nameEs, nameEn, isActive }: JobValues) {
  return { name_es: nameEs, name_en: nameEn, is_active: isActive }
}
