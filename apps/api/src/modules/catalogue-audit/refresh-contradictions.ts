import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import { deleteContradictions, insertContradictions, lockAudit, updateAuditEnded } from './contradictions.queries.ts'
import { judgeShelves } from './judge-shelves.ts'

/** Judges the catalogue anew; until that is done, what was found before is shown. */
export function refreshContradictions(db: Db): Promise<void> {
  return withLongQueryTimeout(db, async (patient) => {
    await lockAudit(patient)
    await deleteContradictions(patient)
    let products = 0
    for await (const { parts, found } of judgeShelves(patient)) {
      products += parts
      await insertContradictions(patient, found)
    }
    await updateAuditEnded(patient, products)
  })
}
