import type { SignedInStaff } from '../../callers.ts'
import { transactional } from '../../database/transactional.ts'
import { SessionNotFound } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { deleteStaffSession, findStaff, insertStaffEvent } from './staff.queries.ts'
import type { StaffDeps } from './staff-deps.ts'

export const signOutStaff = transactional(
  async ({ db }: StaffDeps, { id, sessionId }: SignedInStaff, network: string | undefined): Promise<void> => {
    await deleteStaffSession(db, id, sessionId)
    await insertStaffEvent(db, 'staff-signed-out', id, network)
  },
)

export const endStaffSession = transactional(async ({ db }: StaffDeps, { id }: SignedInStaff, sessionId: string): Promise<void> => {
  const device = await deleteStaffSession(db, id, sessionId)
  if (device === undefined) throw new SessionNotFound()
  const email = (await findStaff(db, id))?.email ?? ''
  await recordChange(db, id, { action: 'session-ended', subject: { kind: 'staff', ref: email }, before: { device } })
})
