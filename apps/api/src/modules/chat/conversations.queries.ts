import type { ConversationEntry } from '@shop/domain/chat'
import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { conversationOf, selectConversations } from './conversation-rows.queries.ts'

export async function insertConversation(db: Db, locale: Locale, customerId: number | undefined): Promise<number> {
  return (
    await db
      .insertInto('conversations')
      .values({ locale, customer_id: customerId ?? null, visitor_seen_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

/** A key that a session was given ends with it. */
export async function insertSecret(db: Db, conversationId: number, hash: string, sessionId: string | undefined): Promise<void> {
  await db
    .insertInto('conversation_secrets')
    .values({ conversation_id: conversationId, hash, session_id: sessionId ?? null })
    .execute()
}

/** Two browsers that ask at once get the same one: the second waits for the first. */
export async function findOpenConversationOf(db: Db, customerId: number): Promise<number | undefined> {
  await db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().execute()
  return (
    await db
      .selectFrom('conversations')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('status', '=', 'open')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id
}

/** Somebody's conversation becomes a customer's. The secret from before opens it no more: it may lie where others find it. */
export async function adoptConversation(db: Db, hash: string, customerId: number): Promise<number | undefined> {
  const adopted = await db
    .updateTable('conversations')
    .set({ customer_id: customerId })
    .where('id', '=', (e) => e.selectFrom('conversation_secrets').select('conversation_id').where('hash', '=', hash))
    .where('customer_id', 'is', null)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  if (adopted) await db.deleteFrom('conversation_secrets').where('hash', '=', hash).execute()
  return adopted?.id
}

export async function findConversationBySecret(db: Db, hash: string): Promise<ConversationRow | undefined> {
  const row = await selectConversations(db)
    .innerJoin('conversation_secrets as s', 's.conversation_id', 'v.id')
    .where('s.hash', '=', hash)
    // A session that has run out may not have been swept yet.
    .where(({ or, exists, eb, selectFrom }) =>
      or([
        eb('s.session_id', 'is', null),
        exists(
          selectFrom('customer_sessions as o')
            .select('o.id')
            .whereRef('o.id', '=', 's.session_id')
            .where('o.expires_at', '>', sql<Date>`now()`),
        ),
      ]),
    )
    .executeTakeFirst()
  return row && conversationOf(row)
}

export async function findConversation(db: Db, id: number): Promise<ConversationRow | undefined> {
  const row = await selectConversations(db).where('v.id', '=', id).executeTakeFirst()
  return row && conversationOf(row)
}

/** Messages of one conversation are put in a row by this: their ids rise in the order in which they are seen. */
export async function lockConversation(db: Db, id: number): Promise<boolean> {
  return (
    (await db
      .updateTable('conversations')
      .set({ last_message_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function holdConversation(db: Db, id: number): Promise<void> {
  await db.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute()
}

type Asked = {
  readonly areClosed: boolean
  /** All of one customer's, whether they ended or not. */
  readonly customerId?: number | undefined
  readonly page: number
  readonly limit: number
}

/** Those in which somebody said something. */
export async function listConversations(
  db: Db,
  { areClosed, customerId, page, limit }: Asked,
): Promise<{ items: ConversationEntry[]; total: number }> {
  const status = areClosed ? 'closed' : 'open'
  const isAsked =
    customerId === undefined
      ? sql<boolean>`v.status = ${status}`
      : sql<boolean>`(v.customer_id = ${customerId} or v.email = (select k.email from customers k where k.id = ${customerId}))`
  const [rows, { total }] = await Promise.all([
    selectConversations(db)
      .where(isAsked)
      .where('v.last_message_at', 'is not', null)
      .orderBy('v.last_message_at', 'desc')
      .orderBy('v.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('conversations as v')
      .select((e) => e.fn.countAll<string>().as('total'))
      .where(isAsked)
      .where('v.last_message_at', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(conversationOf), total: Number(total) }
}

export async function updateContact(db: Db, id: number, name: string, email: string): Promise<void> {
  await db.updateTable('conversations').set({ name, email }).where('id', '=', id).execute()
}

/** Marks only move forward, and never past what was said. */
export async function updateRead(db: Db, id: number, side: 'visitor' | 'staff', upTo: string): Promise<void> {
  const column = side === 'visitor' ? 'visitor_read' : 'staff_read'
  const last = db
    .selectFrom('chat_messages')
    .select((e) => e.fn<string>('least', [e.val(upTo), e.fn.max('id')]).as('last'))
    .where('conversation_id', '=', id)
  await db.updateTable('conversations').set(column, last).where('id', '=', id).where(column, '<', last).execute()
}

export async function updateSeen(db: Db, id: number): Promise<void> {
  await db.updateTable('conversations').set({ visitor_seen_at: sql`now()` }).where('id', '=', id).execute()
}

export async function updateAssigned(db: Db, id: number, staffId: number): Promise<void> {
  await db.updateTable('conversations').set({ assigned_to: staffId }).where('id', '=', id).execute()
}

export async function updateClosed(db: Db, id: number): Promise<void> {
  await db.updateTable('conversations').set({ status: 'closed' }).where('id', '=', id).execute()
}

/** Nothing is kept of it: the database only passes it on. */
export async function notifyTyping(db: Db, conversation: number, author: 'visitor' | 'staff', name?: string): Promise<void> {
  await sql`select pg_notify('chat', ${JSON.stringify({ kind: 'typing', conversation, author, name })})`.execute(db)
}

/** Open conversations in which a visitor said something that nobody of the staff has seen. */
export async function countUnreadConversations(db: Db): Promise<number> {
  const { unread } = await db
    .selectFrom('conversations as v')
    .select((e) => e.fn.countAll<string>().as('unread'))
    .where('v.status', '=', 'open')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('chat_messages as m')
          .select('m.id')
          .whereRef('m.conversation_id', '=', 'v.id')
          .where('m.author', '=', 'visitor')
          .whereRef('m.id', '>', 'v.staff_read'),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export type ConversationRow = ReturnType<typeof conversationOf>
