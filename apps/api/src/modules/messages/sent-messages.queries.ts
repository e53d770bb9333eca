import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function hasSentMessage(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('sent_messages').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

export async function insertSentMessage(db: Db, key: string): Promise<void> {
  await db
    .insertInto('sent_messages')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOldSentMessages(db: Db): Promise<void> {
  await db.deleteFrom('sent_messages').where('sent_at', '<', sql<Date>`now() - interval '90 days'`).execute()
}
