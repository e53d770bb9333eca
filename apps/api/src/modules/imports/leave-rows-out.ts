import { transactional } from '../../database/transactional.ts'
import { compareAgain } from './compare-again.ts'
import type { ImportDeps } from './import-deps.ts'
import { leaveOutJumps, updateLeftOut } from './left-out-rows.queries.ts'

type Wanted = { readonly rows: readonly number[]; readonly isOut: boolean; readonly jumps: boolean; readonly checks: number }

/** Somebody does not want these rows, or every one whose price moves far, or wants them after all: without a row, all of them. */
export const leaveRowsOut = transactional(async (deps: ImportDeps, id: number, { rows, isOut, jumps, checks }: Wanted): Promise<void> => {
  await compareAgain(deps, id, checks)
  if (isOut && jumps) await leaveOutJumps(deps.db, id)
  if (rows.length > 0 || !isOut) await updateLeftOut(deps.db, id, rows, isOut)
})
