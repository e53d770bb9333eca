import type { StaffInvitation, StaffRole } from '@shop/domain/staff'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const LASTS_HOURS = 72
const untilThen = sql<Date>`now() + make_interval(hours => ${LASTS_HOURS})`

function open(db: Db) {
  return db
    .selectFrom('staff_invitations as i')
    .innerJoin('staff as o', 'o.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.role', 'i.sent_at', 'i.expires_at', 'o.name as invited_by'])
    .select(sql<boolean>`i.expires_at <= now()`.as('is_expired'))
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
}

export async function listInvitations(db: Db): Promise<StaffInvitation[]> {
  return (await open(db).orderBy('i.sent_at', 'desc').orderBy('i.id', 'desc').execute()).map(invitationOf)
}

/** Until the transaction ends nobody else resends, withdraws or accepts it. */
export async function lockInvitation(db: Db, id: number): Promise<StaffInvitation | undefined> {
  const row = await open(db).where('i.id', '=', id).forUpdate('i').executeTakeFirst()
  return row && invitationOf(row)
}

/** While it is good: in time, and whoever invited may still do so. */
function good(db: Db, hash: string) {
  return open(db)
    .where('i.hash', '=', hash)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .where('o.disabled_at', 'is', null)
    .where('o.role', '=', 'owner')
}

export async function findInvitation(db: Db, hash: string): Promise<StaffInvitation | undefined> {
  const row = await good(db, hash).executeTakeFirst()
  return row && invitationOf(row)
}

export async function lockGoodInvitation(db: Db, hash: string): Promise<StaffInvitation | undefined> {
  const row = await good(db, hash).forUpdate('i').executeTakeFirst()
  return row && invitationOf(row)
}

type NewInvitation = { readonly email: string; readonly role: StaffRole; readonly hash: string; readonly staffId: number }

/** Nothing when that address has an open one. */
export async function insertInvitation(db: Db, { email, role, hash, staffId }: NewInvitation): Promise<Date | undefined> {
  return (
    await db
      .insertInto('staff_invitations')
      .values({ email, role, hash, invited_by: staffId, expires_at: untilThen })
      .onConflict((conflict) => conflict.column('email').where('accepted_at', 'is', null).where('withdrawn_at', 'is', null).doNothing())
      .returning('expires_at')
      .executeTakeFirst()
  )?.expires_at
}

/** Another link; the one before is worth nothing any more. */
export async function updateResent(db: Db, id: string, hash: string, staffId: number): Promise<Date> {
  return (
    await db
      .updateTable('staff_invitations')
      .set({ hash, sent_at: sql`now()`, expires_at: untilThen, invited_by: staffId })
      .where('id', '=', Number(id))
      .returning('expires_at')
      .executeTakeFirstOrThrow()
  ).expires_at
}

export async function updateWithdrawn(db: Db, id: string): Promise<void> {
  await db.updateTable('staff_invitations').set({ withdrawn_at: sql`now()` }).where('id', '=', Number(id)).execute()
}

export async function updateAccepted(db: Db, id: string): Promise<void> {
  await db.updateTable('staff_invitations').set({ accepted_at: sql`now()` }).where('id', '=', Number(id)).execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof open>['execute']>>[number]

function invitationOf(row: Row): StaffInvitation {
  return {
    id: String(row.id),
    email: row.email,
    role: row.role as StaffRole,
    invitedBy: row.invited_by,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    isExpired: row.is_expired,
  }
}
