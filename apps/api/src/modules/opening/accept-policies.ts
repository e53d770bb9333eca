import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { writeTrial } from './opening.queries.ts'
import type { OpeningDeps } from './read-opening.ts'

/** Somebody stands by what the shop promises: a page that nobody read protects nobody. */
export const acceptPolicies = transactional(async ({ db }: OpeningDeps, staffId: number): Promise<void> => {
  await writeTrial(db, 'policies', staffId, { state: 'good', note: '' })
  await recordChange(db, staffId, {
    action: 'policies-accepted',
    subject: { kind: 'setting', ref: 'politicas' },
    after: { status: 'good' },
  })
})
