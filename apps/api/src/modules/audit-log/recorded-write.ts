import { type AuditFacts, auditDifferences } from '@shop/domain/audit-log'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { type Change, recordChange } from './record-change.queries.ts'

type Deps = { readonly db: Db }
/** What a write answers, and what the log says of it: nothing only when nothing was written. */
export type Written<Result> = { readonly change: Change | undefined; readonly result: Result }

/** A write that answers nothing. */
export function changed(change: Change): Written<void> {
  return { change, result: undefined }
}
export const UNCHANGED: Written<void> = { change: undefined, result: undefined }

/** Nobody needs to have seen the newest version: the step is right whatever was changed meanwhile. */
export const ANY_VERSION = 'any version'

type Versioned = { readonly version: number | string }
type Steps<Kept extends Versioned, Result> = {
  /** Reads it as it stands, and keeps it from others until the transaction ends. */
  readonly hold: () => Promise<Kept | undefined>
  readonly missing: new () => Error
  readonly seen: Kept['version'] | typeof ANY_VERSION
  readonly write: (kept: Kept) => Promise<Written<Result>>
}

/** A write of staff: one transaction, with its line in the log at the end of it. */
export function recordedWrite<Given extends Deps, Input extends readonly unknown[], Result>(
  write: (deps: Given, ...input: Input) => Promise<Written<Result>>,
) {
  return transactional(async (deps: Given, staffId: number, ...input: Input): Promise<Result> => {
    const { change, result } = await write(deps, ...input)
    if (change) await recordChange(deps.db, staffId, change)
    return result
  })
}

/** A write to what is there already: held, found, as the member of staff saw it, written, recorded. */
export function recordedChange<Given extends Deps, Input extends readonly unknown[], Kept extends Versioned, Result>(
  stepsOf: (deps: Given, ...input: Input) => Steps<Kept, Result>,
) {
  return recordedWrite(async (deps: Given, ...input: Input) => {
    const { hold, missing: Missing, seen, write } = stepsOf(deps, ...input)
    const kept = await hold()
    if (!kept) throw new Missing()
    if (seen !== ANY_VERSION && kept.version !== seen) throw new ChangedMeanwhile()
    return write(kept)
  })
}

/** A list put into another order: all of it, or somebody added or removed one since it was read. */
export function assertSameItems(before: readonly string[], after: readonly string[]): void {
  if (before.length !== after.length || !before.every((one) => after.includes(one))) throw new ChangedMeanwhile()
}

export function isSame(before: AuditFacts, after: AuditFacts): boolean {
  return auditDifferences({ before, after }).length === 0
}
