import type { AuditFacts } from '@shop/domain/audit-log'
import { freeSlugOf } from '@shop/domain/slug'
import { type StaffWorkshopJob, takenBeginning } from '@shop/domain/workshop-job'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { namesOfPartTypes } from '../shelves/shelves.public.ts'
import { WorkshopJobNotFound } from './workshop-jobs.problems.ts'
import { deleteJob, insertJob, type JobValues, listJobSlugs, listJobs, lockJobs, updateJob } from './workshop-jobs.queries.ts'

type Deps = { readonly db: Db }

export const addJob = recordedWrite(async ({ db }: Deps, values: JobValues) => {
  await lockJobs(db)
  const names = await judged(db, values, await listJobs(db))
  await insertJob(db, await freeSlug(db, values.nameEs), values)
  return changed({ action: 'workshop-job-added', subject: subjectOf(values.nameEs), after: factsOf(values, names) })
})

type Change = { readonly id: number; readonly version: number; readonly values: JobValues }

export const changeJob = recordedChange(({ db }: Deps, { id, version, values }: Change) => ({
  hold: () => holdJob(db, id),
  missing: WorkshopJobNotFound,
  seen: version,
  write: async ({ others, ...known }) => {
    const names = await judged(db, values, others)
    const [before, after] = [factsOfKnown(known), factsOf(values, names)]
    if (isSame(before, after)) return UNCHANGED
    await updateJob(db, id, values)
    return changed({ action: 'workshop-job-changed', subject: subjectOf(known.names.es), before, after })
  },
}))

export const removeJob = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => holdJob(db, id),
  missing: WorkshopJobNotFound,
  seen: ANY_VERSION,
  write: async (known) => {
    await deleteJob(db, id)
    return changed({ action: 'workshop-job-removed', subject: subjectOf(known.names.es), before: factsOfKnown(known) })
  },
}))

async function holdJob(db: Db, id: number) {
  await lockJobs(db)
  const all = await listJobs(db)
  const known = all.find((one) => one.id === String(id))
  return known && { ...known, others: all.filter((one) => one !== known) }
}

/** Answers the names of its parts. A kind that begins another job, or is gone, is said at the parts. */
async function judged(db: Db, { parts, isActive }: JobValues, others: readonly StaffWorkshopJob[]): Promise<readonly string[]> {
  if (isActive && takenBeginning(parts, others)) throw new FieldRefused('parts', 'beginning-taken')
  const names = await namesOfPartTypes(
    db,
    parts.map(({ typeId }) => typeId),
  )
  if (names.length < parts.length) throw new FieldRefused('parts', 'invalid')
  return names
}

/** Nobody sees it; base data know their own jobs by it, so a new one must not take theirs. */
async function freeSlug(db: Db, name: string): Promise<string> {
  return freeSlugOf(name, new Set(await listJobSlugs(db)))
}

function subjectOf(name: string) {
  return { kind: 'workshop-job', ref: name } as const
}

/** A part as the log tells it: where it stands, how many, and whether it begins the job (▸) or is an extra (?). */
function factsOf({ nameEs, nameEn, parts, isActive }: JobValues, names: readonly string[]): AuditFacts {
  return {
    name: nameEs,
    nameEn,
    partTypes: parts
      .map(({ begins, pieces, isExtra }, i) => `${begins ? '▸ ' : ''}${names[i]}${pieces ? ` × ${pieces}` : ''}${isExtra ? ' ?' : ''}`)
      .join(', '),
    isOffered: isActive,
  }
}

function factsOfKnown({ names, parts, isActive }: StaffWorkshopJob): AuditFacts {
  return factsOf(
    { nameEs: names.es, nameEn: names.en, parts, isActive },
    parts.map((part) => part.names.es),
  )
}
