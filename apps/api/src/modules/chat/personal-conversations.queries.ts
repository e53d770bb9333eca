import type { OwnConversation } from '@shop/contract/wire/people/own-data'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listHistory } from './chat-messages.queries.ts'

export async function listConversationsOf(db: Db, customerId: number): Promise<OwnConversation[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(async ({ id, created_at }) => ({ begunAt: created_at, messages: await listHistory(db, id) })))
}

/** With their messages and with every browser's way in. */
export async function deleteConversationsOf(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('conversations').where('customer_id', '=', customerId).execute()
}

export async function listKnownChatPictures(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('chat_messages')
    .select('picture')
    .where('picture', '=', sql<string>`any(${names})`)
    .$narrowType<{ picture: string }>()
    .execute()
  return rows.map(({ picture }) => picture)
}
