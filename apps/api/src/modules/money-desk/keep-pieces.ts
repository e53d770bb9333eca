import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findCase, lockOpenCase, updateKeepsPieces } from '../money-cases/money-cases.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { MoneyCaseNotFound, MoneyCaseSettled, MoneyCaseStepNotPossible } from './money-desk.problems.ts'

type Kept = { readonly id: number; readonly isKept: boolean }

/** Pieces that are put aside for a case stay so until it is settled. Those that were let go already are not got back by it. */
export const keepPieces = transactional(async ({ db }: Pick<OrderDeps, 'db'>, staffId: number, { id, isKept }: Kept): Promise<void> => {
  const known = await findCase(db, id)
  if (!known) throw new MoneyCaseNotFound()
  if (!(await lockOpenCase(db, id))) throw new MoneyCaseSettled()
  if (isKept && !known.has_pieces) throw new MoneyCaseStepNotPossible()
  await updateKeepsPieces(db, id, isKept)
  await recordChange(db, staffId, {
    action: 'money-case-kept',
    subject: { kind: 'money-case', ref: String(id) },
    before: { kept: known.keeps_pieces },
    after: { kept: isKept },
  })
})
