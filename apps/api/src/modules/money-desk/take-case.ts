import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { findCase, lockOpenCase, updateCaseTaken } from '../money-cases/money-cases.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { findStaffName } from '../staff/staff.public.ts'
import { MoneyCaseNotFound, MoneyCaseSettled } from './money-desk.problems.ts'

type Taken = { readonly id: number; readonly isTaken: boolean }

/** Whoever takes it last has it: a colleague who went home must not keep anybody's money waiting. */
export const takeCase = transactional(async ({ db }: Pick<OrderDeps, 'db'>, staffId: number, { id, isTaken }: Taken): Promise<void> => {
  const known = await findCase(db, id)
  if (!known) throw new MoneyCaseNotFound()
  if (!(await lockOpenCase(db, id))) throw new MoneyCaseSettled()
  await updateCaseTaken(db, id, isTaken ? staffId : undefined)
  await recordChange(db, staffId, {
    action: 'money-case-taken',
    subject: { kind: 'money-case', ref: String(id) },
    before: { assignedTo: known.taken_by_name ?? '' },
    after: { assignedTo: isTaken ? await findStaffName(db, staffId) : '' },
  })
})
