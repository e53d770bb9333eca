import type { AuditFacts } from '@shop/domain/audit-log'
import { freeSlugOf } from '@shop/domain/slug'
import { type StaffSymptom, takenPhrase } from '@shop/domain/symptom'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, changed, isSame, recordedChange, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { namesOfPartTypes } from '../shelves/shelves.public.ts'
import { SymptomNotFound } from './search-desk.problems.ts'
import {
  deleteSymptom,
  insertSymptom,
  listSymptomSlugs,
  listSymptoms,
  lockSymptoms,
  replacePartTypes,
  type SymptomValues,
  updateSymptom,
} from './symptoms.queries.ts'

type Deps = { readonly db: Db }

export const addSymptom = recordedWrite(async ({ db }: Deps, values: SymptomValues) => {
  await lockSymptoms(db)
  const parts = await judged(db, values, await listSymptoms(db))
  const id = await insertSymptom(db, await freeSlug(db, values.phrasesEs[0] ?? ''), values)
  await replacePartTypes(db, id, values.partTypeIds)
  return changed({ action: 'symptom-added', subject: subjectOf(values.phrasesEs), after: factsOf(values, parts) })
})

type Change = { readonly id: number; readonly version: number; readonly values: SymptomValues }

export const changeSymptom = recordedChange(({ db }: Deps, { id, version, values }: Change) => ({
  hold: () => lockSymptom(db, id),
  missing: SymptomNotFound,
  seen: version,
  write: async ({ others, ...known }) => {
    const parts = await judged(db, values, others)
    const [before, after] = [factsOfKnown(known), factsOf(values, parts)]
    if (isSame(before, after)) return UNCHANGED
    await updateSymptom(db, id, values)
    await replacePartTypes(db, id, values.partTypeIds)
    return changed({ action: 'symptom-changed', subject: subjectOf(known.phrases.es), before, after })
  },
}))

export const removeSymptom = recordedChange(({ db }: Deps, id: number) => ({
  hold: () => lockSymptom(db, id),
  missing: SymptomNotFound,
  seen: ANY_VERSION,
  write: async (known) => {
    await deleteSymptom(db, id)
    return changed({ action: 'symptom-removed', subject: subjectOf(known.phrases.es), before: factsOfKnown(known) })
  },
}))

async function lockSymptom(db: Db, id: number) {
  await lockSymptoms(db)
  const all = await listSymptoms(db)
  const known = all.find((one) => one.id === String(id))
  return known && { ...known, others: all.filter((one) => one !== known) }
}

/** Answers the names of its parts. A phrase of another symptom, or a part type that is gone, is said at its field. */
async function judged(db: Db, values: SymptomValues, others: readonly StaffSymptom[]): Promise<readonly string[]> {
  if (takenPhrase(values.phrasesEs, others)) throw new FieldRefused('phrasesEs', 'phrase-taken')
  if (takenPhrase(values.phrasesEn, others)) throw new FieldRefused('phrasesEn', 'phrase-taken')
  const names = await namesOfPartTypes(db, values.partTypeIds)
  if (names.length < values.partTypeIds.length) throw new FieldRefused('partTypeIds', 'invalid')
  return names
}

/** Nobody sees it; base data know their own symptoms by it, so a new one must not take theirs. */
async function freeSlug(db: Db, phrase: string): Promise<string> {
  return freeSlugOf(phrase, new Set(await listSymptomSlugs(db)))
}

function subjectOf([first = '']: readonly string[]) {
  return { kind: 'symptom', ref: first } as const
}

function factsOf(values: Omit<SymptomValues, 'partTypeIds'>, parts: readonly string[]): AuditFacts {
  return {
    isJob: values.kind === 'job',
    phrases: values.phrasesEs.join(', '),
    phrasesEn: values.phrasesEn.join(', '),
    advice: values.adviceEs,
    adviceEn: values.adviceEn,
    partTypes: parts.join(', '),
    isActive: values.isActive,
  }
}

function factsOfKnown({ kind, phrases, advice, partTypes, isActive }: StaffSymptom): AuditFacts {
  return factsOf(
    { kind, phrasesEs: phrases.es, phrasesEn: phrases.en, adviceEs: advice.es, adviceEn: advice.en, isActive },
    partTypes.map(({ names }) => names.es),
  )
}
