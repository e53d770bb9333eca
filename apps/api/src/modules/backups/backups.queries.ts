import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

export type Backup = {
  readonly startedAt: Date
  readonly finishedAt: Date
  /** None where it failed. */
  readonly name: string | undefined
  readonly bytes: number | undefined
  readonly isEncrypted: boolean
  readonly failure: string | undefined
  /** When it was restored to see whether it can be; none until then. */
  readonly verifiedAt: Date | undefined
  readonly verifyFailure: string | undefined
  readonly verifyNote: string | undefined
}

export type Held = { readonly since: Date; readonly backup: string }

type Ended = {
  readonly startedAt: Date
  readonly name?: string
  readonly bytes?: number
  readonly isEncrypted: boolean
  readonly failure?: string
}

export async function hasBackupTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('backups') is not null as found`.execute(db)
  return rows[0]?.found === true
}

export async function insertBackup(db: Db, { startedAt, name, bytes, isEncrypted, failure }: Ended): Promise<void> {
  await db
    .insertInto('backups')
    .values({
      started_at: startedAt,
      name: name ?? null,
      bytes: bytes === undefined ? null : String(bytes),
      encrypted: isEncrypted,
      failure: failure ?? null,
    })
    .execute()
}

/** One that another shop made, or that was made before a restore, has no row; nothing is said of it here. */
export async function updateVerified(
  db: Db,
  { name, failure, note }: { readonly name: string; readonly failure: string | undefined; readonly note: string | undefined },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ verified_at: new Date(), verify_failure: failure ?? null, verify_note: note ?? null })
    .where('name', '=', name)
    .execute()
}

export async function findLastTried(db: Db): Promise<Backup | undefined> {
  const row = await db.selectFrom('backups').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && backupOf(row)
}

export async function findLastGood(db: Db): Promise<Backup | undefined> {
  const row = await db.selectFrom('backups').selectAll().where('failure', 'is', null).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && backupOf(row)
}

/** The one that was tried out most recently, and how that went. */
export async function findLastVerified(db: Db): Promise<Backup | undefined> {
  const row = await db
    .selectFrom('backups')
    .selectAll()
    .where('verified_at', 'is not', null)
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && backupOf(row)
}

/** The newest that stood its test, and the newest that was restored for it: where only sums are compared now, that one is older, and worth more. */
export async function findProven(db: Db): Promise<readonly string[]> {
  const stood = () =>
    db
      .selectFrom('backups')
      .select('name')
      .where('name', 'is not', null)
      .$narrowType<{ name: string }>()
      .where('verified_at', 'is not', null)
      .where('verify_failure', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
  const [any, restored] = [await stood().execute(), await stood().where('verify_note', 'is', null).execute()]
  return [...any, ...restored].map(({ name }) => name)
}

export async function findHeld(db: Db): Promise<Held | undefined> {
  return db.selectFrom('restored_shop').select(['since', 'backup']).executeTakeFirst()
}

/** Whether there is something to release; of two who release it at once, the second waits and finds nothing. */
export async function lockHeld(db: Db): Promise<boolean> {
  return (await db.selectFrom('restored_shop').select('since').forUpdate().executeTakeFirst()) !== undefined
}

export async function deleteHeld(db: Db): Promise<void> {
  await db.deleteFrom('restored_shop').execute()
}

function backupOf(row: Selectable<Tables['backups']>): Backup {
  return {
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    name: row.name ?? undefined,
    bytes: row.bytes === null ? undefined : Number(row.bytes),
    isEncrypted: row.encrypted,
    failure: row.failure ?? undefined,
    verifiedAt: row.verified_at ?? undefined,
    verifyFailure: row.verify_failure ?? undefined,
    verifyNote: row.verify_note ?? undefined,
  }
}
