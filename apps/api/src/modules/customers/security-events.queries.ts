import type { Db } from '../../database/connect.ts'

export type SecurityEvent =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'verified'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'phone-changed'
  | 'account-deleted'

export async function insertSecurityEvent(
  db: Db,
  event: SecurityEvent,
  customerId: number | undefined,
  network: string | undefined,
): Promise<void> {
  await db
    .insertInto('security_events')
    .values({ event, customer_id: customerId ?? null, network: network ?? null })
    .execute()
}
