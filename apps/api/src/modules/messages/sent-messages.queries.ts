import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export const hasSentMessage = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('sent_messages').select('key').where('key', '=', key).executeTakeFirst()) !== undefined

export const insertSentMessage = async (db: Db, key: string): Promise<void> => {
  await db
    .insertInto('sent_messages')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteOldSentMessages = async (db: Db): Promise<void> => {
  await db.deleteFrom('sent_messages').where('sent_at', '<', sql<Date>`now() - interval '90 days'`).execute()
}
