import type { Db } from '../../database/connect.ts'
import { deleteStaffSessions } from './staff.queries.ts'
import { expireStaffSecrets } from './staff-secrets.queries.ts'

/** Ends whatever somebody else may hold of a member: every session, and every link that was mailed. */
export async function endStaffAccess(db: Db, staffId: number): Promise<void> {
  await expireStaffSecrets(db, staffId, ['reset-password', 'permit-sign-in'])
  await deleteStaffSessions(db, staffId)
}
