import type { Address } from '@shop/domain/address'
import { CODE_TRIES } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export type SecretPurpose =
  | 'verify-email'
  | 'verify-phone'
  | 'change-email'
  | 'change-phone'
  | 'reset-password'
  | 'permit-sign-in'
  | 'disown-change'

/** What somebody registered with while an account that nobody has proven holds the address. */
export type Registration = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly passwordHash: string
  readonly locale: Locale
  readonly address?: Address
}

export type NewSecret = {
  readonly hash: string
  readonly purpose: SecretPurpose
  readonly customerId: number
  readonly requestId: string
  readonly minutes: number
  readonly codeHash?: string
  readonly newValue?: string | undefined
  readonly sessionId?: string | undefined
  readonly registration?: Registration | undefined
}

export type Secret = {
  readonly id: number
  readonly purpose: SecretPurpose
  readonly customerId: number
  readonly codeHash: string | undefined
  readonly newValue: string | undefined
  readonly sessionId: string | undefined
  readonly registration: Registration | undefined
  readonly isUsed: boolean
  readonly isExpired: boolean
}

/** Until the transaction ends: of two messages that are made at once, the second has to see the first one's secret to end it. */
export async function holdAccount(db: Db, customerId: number): Promise<void> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

/** False when this request has its secret already. */
export async function insertSecret(db: Db, secret: NewSecret): Promise<boolean> {
  return (
    (await db
      .insertInto('customer_secrets')
      .values({
        hash: secret.hash,
        purpose: secret.purpose,
        customer_id: secret.customerId,
        request_id: secret.requestId,
        code_hash: secret.codeHash ?? null,
        new_value: secret.newValue ?? null,
        session_id: secret.sessionId ?? null,
        registration: secret.registration ? JSON.stringify(secret.registration) : null,
        expires_at: sql`now() + make_interval(mins => ${secret.minutes})`,
      })
      .onConflict((conflict) => conflict.column('request_id').doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function findSecret(db: Db, hash: string): Promise<Secret | undefined> {
  const row = await db
    .selectFrom('customer_secrets')
    .select(['id', 'purpose', 'customer_id', 'code_hash', 'new_value', 'session_id', 'registration', 'used_at'])
    .select(sql<boolean>`expires_at <= now()`.as('is_expired'))
    .where('hash', '=', hash)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      purpose: row.purpose as SecretPurpose,
      customerId: row.customer_id,
      codeHash: row.code_hash ?? undefined,
      newValue: row.new_value ?? undefined,
      sessionId: row.session_id ?? undefined,
      registration: (row.registration as Registration | null) ?? undefined,
      isUsed: row.used_at !== null,
      isExpired: row.is_expired,
    }
  )
}

/** Counts a try before the code is looked at, so that many guesses at once are counted one by one. */
export async function takeTry(db: Db, hash: string): Promise<boolean> {
  return (
    (await db
      .updateTable('customer_secrets')
      .set({ tries: sql`tries + 1` })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('tries', '<', CODE_TRIES)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** Of several who hold the same secret one succeeds. */
export async function useSecret(db: Db, id: number): Promise<boolean> {
  return (
    (await db
      .updateTable('customer_secrets')
      .set({ used_at: sql`now()` })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

/** A new secret ends the ones before it. After it was made: a job that runs again makes none, and the one in the mailbox stays good. */
export async function expireOthers(
  db: Db,
  { hash, customerId, purpose }: Pick<NewSecret, 'hash' | 'customerId' | 'purpose'>,
): Promise<void> {
  await db
    .updateTable('customer_secrets')
    .set({ expires_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('hash', '!=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
}

/** Everything that was ever sent for the account, whatever it was for. */
export async function expireAllSecrets(db: Db, customerId: number, except: readonly SecretPurpose[]): Promise<void> {
  await db
    .updateTable('customer_secrets')
    .set({ expires_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .$if(except.length > 0, (query) => query.where('purpose', 'not in', except))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute()
}

/** What is left of an account that gave way stays readable: the link that was followed is remembered as followed. */
export async function moveSecret(db: Db, id: number, customerId: number): Promise<void> {
  await db.updateTable('customer_secrets').set({ customer_id: customerId }).where('id', '=', id).execute()
}

/** The newest registration that waits for its proof: a message that is asked for again is its. */
export async function findWaitingRegistration(db: Db, customerId: number): Promise<Registration | undefined> {
  return (
    ((
      await db
        .selectFrom('customer_secrets')
        .select('registration')
        .where('customer_id', '=', customerId)
        .where('registration', 'is not', null)
        .where('used_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.registration as Registration | null | undefined) ?? undefined
  )
}
