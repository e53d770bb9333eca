import type { ConversationEntry } from '@shop/domain/chat'
import type { Locale } from '@shop/domain/locale'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export const insertConversation = async (db: Db, locale: Locale, customerId: number | undefined): Promise<number> =>
  (
    await db
      .insertInto('conversations')
      .values({ locale, customer_id: customerId ?? null, visitor_seen_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const insertSecret = async (db: Db, conversationId: number, hash: string): Promise<void> => {
  await db.insertInto('conversation_secrets').values({ conversation_id: conversationId, hash }).execute()
}

/** Two browsers that ask at once get the same one: the second waits for the first. */
export const findOpenConversationOf = async (db: Db, customerId: number): Promise<number | undefined> => {
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
export const adoptConversation = async (db: Db, hash: string, customerId: number): Promise<number | undefined> => {
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

export const findConversationBySecret = async (db: Db, hash: string): Promise<ConversationRow | undefined> => {
  const row = await select(db)
    .innerJoin('conversation_secrets as s', 's.conversation_id', 'v.id')
    .where('s.hash', '=', hash)
    .executeTakeFirst()
  return row && rowOf(row)
}

export const findConversation = async (db: Db, id: number): Promise<ConversationRow | undefined> => {
  const row = await select(db).where('v.id', '=', id).executeTakeFirst()
  return row && rowOf(row)
}

/** Messages of one conversation are put in a row by this: their ids rise in the order in which they are seen. */
export const lockConversation = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .updateTable('conversations')
    .set({ last_message_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst()) !== undefined

export const holdConversation = async (db: Db, id: number): Promise<void> => {
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
export const listConversations = async (
  db: Db,
  { areClosed, customerId, page, limit }: Asked,
): Promise<{ items: ConversationEntry[]; total: number }> => {
  const status = areClosed ? 'closed' : 'open'
  const isAsked =
    customerId === undefined
      ? sql<boolean>`v.status = ${status}`
      : sql<boolean>`(v.customer_id = ${customerId} or v.email = (select k.email from customers k where k.id = ${customerId}))`
  const [rows, { total }] = await Promise.all([
    select(db)
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
  return { items: rows.map(rowOf), total: Number(total) }
}

export const updateContact = async (db: Db, id: number, name: string, email: string): Promise<void> => {
  await db.updateTable('conversations').set({ name, email }).where('id', '=', id).execute()
}

/** Marks only move forward, and never past what was said. */
export const updateRead = async (db: Db, id: number, side: 'visitor' | 'staff', upTo: string): Promise<void> => {
  const column = sql.ref(side === 'visitor' ? 'visitor_read' : 'staff_read')
  await sql`
    update conversations v set ${column} = least(${upTo}::bigint, (select max(m.id) from chat_messages m where m.conversation_id = v.id))
    where v.id = ${id} and ${column} < least(${upTo}::bigint, (select max(m.id) from chat_messages m where m.conversation_id = v.id))`.execute(
    db,
  )
}

export const updateSeen = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('conversations').set({ visitor_seen_at: sql`now()` }).where('id', '=', id).execute()
}

export const updateAssigned = async (db: Db, id: number, staffId: number): Promise<void> => {
  await db.updateTable('conversations').set({ assigned_to: staffId }).where('id', '=', id).execute()
}

export const updateClosed = async (db: Db, id: number): Promise<void> => {
  await db.updateTable('conversations').set({ status: 'closed' }).where('id', '=', id).execute()
}

/** Nothing is kept of it: the database only passes it on. */
export const notifyTyping = async (db: Db, conversation: number, author: 'visitor' | 'staff', name?: string): Promise<void> => {
  await sql`select pg_notify('chat', ${JSON.stringify({ kind: 'typing', conversation, author, name })})`.execute(db)
}

const select = (db: Db) =>
  db
    .selectFrom('conversations as v')
    .leftJoin('customers as c', 'c.id', 'v.customer_id')
    .leftJoin('staff as t', 't.id', 'v.assigned_to')
    .select([
      'v.id',
      'v.customer_id',
      'v.locale',
      'v.status',
      'v.assigned_to',
      'v.created_at',
      'v.last_message_at',
      'v.visitor_read',
      'v.staff_read',
      't.name as staff_name',
      sql<string | null>`coalesce(v.name, c.first_name || ' ' || c.last_name)`.as('name'),
      sql<string | null>`coalesce(v.email, c.email)`.as('email'),
      sql<boolean>`coalesce(v.visitor_seen_at > now() - interval '1 minute', false)`.as('is_present'),
      sql<boolean>`exists (select from chat_messages m where m.conversation_id = v.id and m.author = 'staff')`.as('has_staff_message'),
      sql<string | null>`(select m.text from chat_messages m where m.conversation_id = v.id order by m.id desc limit 1)`.as('last_text'),
      sql<number>`(select count(*)::int from chat_messages m
        where m.conversation_id = v.id and m.author = 'visitor' and m.id > v.staff_read)`.as('unread'),
    ])

/** Open conversations in which a visitor said something that nobody of the staff has seen. */
export const countUnreadConversations = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from conversations v where v.status = 'open'
      and exists (select from chat_messages m where m.conversation_id = v.id and m.author = 'visitor' and m.id > v.staff_read)`.execute(db)
  return rows[0]?.unread ?? 0
}

export type ConversationRow = ReturnType<typeof rowOf>
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const rowOf = (row: Row) => ({
  id: String(row.id),
  key: row.id,
  customerId: row.customer_id ?? undefined,
  locale: row.locale as Locale,
  name: row.name ?? undefined,
  email: row.email ?? undefined,
  isCustomer: row.customer_id !== null,
  isClosed: row.status === 'closed',
  isAssigned: row.assigned_to !== null,
  assignedTo: row.staff_name ?? undefined,
  hasStaffMessage: row.has_staff_message,
  isPresent: row.is_present,
  lastMessageAt: row.last_message_at ?? row.created_at,
  lastText: row.last_text ?? '',
  unread: row.unread,
  readByVisitor: row.visitor_read,
  readByStaff: row.staff_read,
})
