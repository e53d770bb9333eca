import { type DecidedName, decisionsFor, type ImportNames, type MissingName } from '@shop/domain/imports/import-names'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { compareAgain } from './compare-again.ts'
import type { ImportDeps } from './import-deps.ts'
import { createOtherNames, decideName, listNameChoices, listNames, type NameRecord } from './import-names.queries.ts'
import { ImportNotFound } from './imports.problems.ts'
import { findImport } from './imports.queries.ts'

const SHOWN = 300

export async function showNames(db: Db, id: number): Promise<ImportNames> {
  if (!(await findImport(db, id))) throw new ImportNotFound()
  const names = await listNames(db, id)
  const choices = await listNameChoices(db, [...new Set(names.map(({ kind }) => kind))])
  return { names: names.slice(0, SHOWN).map(missingName), total: names.length, choices }
}

type Decided = { readonly names: readonly DecidedName[]; readonly createsOthers: boolean; readonly checks: number }

/** What is made, what is another, what stays out; then the rows are compared with that in mind. */
export const decideNames = transactional(async (deps: ImportDeps, id: number, { names, createsOthers, checks }: Decided): Promise<void> => {
  const { db } = deps
  await compareAgain(deps, id, checks)
  const known = new Map((await listNames(db, id)).map((one) => [String(one.id), one]))
  const choices = new Set((await listNameChoices(db, [...new Set([...known.values()].map(({ kind }) => kind))])).map(keyOf))
  for (const [place, one] of names.entries()) {
    const kind = known.get(one.id)?.kind
    if (!kind) throw new ChangedMeanwhile()
    const isChoice = one.decision !== 'use' || choices.has(keyOf({ kind, id: one.targetId ?? '' }))
    if (!isChoice || !decisionsFor(kind).includes(one.decision)) throw new FieldRefused(`names.${place}`, 'choose')
    await decideName(db, id, one)
  }
  if (createsOthers) await createOtherNames(db, id)
})

function keyOf({ kind, id }: { readonly kind: string; readonly id: string }): string {
  return `${kind} ${id}`
}

function missingName({ id, kind, name, rows, category, subcategory, make, known_as, decision, target_id }: NameRecord): MissingName {
  return {
    id: String(id),
    kind,
    name,
    rows,
    inside: make ?? (kind === 'part-type' ? `${category} › ${subcategory}` : (category ?? undefined)),
    knownAs: known_as ?? undefined,
    decision: decision ?? undefined,
    targetId: target_id === null ? undefined : String(target_id),
  }
}
