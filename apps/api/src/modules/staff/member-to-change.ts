import type { StaffEntry } from '@shop/domain/staff'
import type { Db } from '../../database/connect.ts'
import { NotAllowed } from '../../problems.ts'
import { NotOneself, StaffNotFound } from './staff.problems.ts'
import { lockOwners, lockStaffEntry } from './staff-entries.queries.ts'

/**
 * The member whom an owner is about to change, held until the transaction ends. Owners are held first, and whoever was demoted meanwhile
 * is refused: two who demote each other at once cannot both succeed, and as nobody changes oneself, an owner is always left.
 */
export async function memberToChange(db: Db, ownerId: number, id: number): Promise<StaffEntry> {
  if (!(await lockOwners(db)).includes(ownerId)) throw new NotAllowed()
  if (id === ownerId) throw new NotOneself()
  const member = await lockStaffEntry(db, id)
  if (!member) throw new StaffNotFound()
  return member
}
