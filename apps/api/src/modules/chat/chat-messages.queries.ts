import { listOf } from '@shop/contract/codec'
import { chatCard } from '@shop/contract/wire/people/chat'
import type { ChatAuthor, ChatCard, ChatMessage } from '@shop/domain/chat'
import type { Db } from '../../database/connect.ts'

const MOST_OF_A_HISTORY = 300
const keptCards = listOf(chatCard)

type NewMessage = {
  readonly conversation: number
  readonly author: ChatAuthor
  readonly staffId?: number
  readonly text: string
  readonly cards?: readonly ChatCard[]
  readonly picture?: string | undefined
}

export async function insertMessage(db: Db, made: NewMessage): Promise<ChatMessage> {
  const { id } = await db
    .insertInto('chat_messages')
    .values({
      conversation_id: made.conversation,
      author: made.author,
      staff_id: made.staffId ?? null,
      text: made.text,
      cards: JSON.stringify(keptCards.encode(made.cards ?? [])),
      picture: made.picture ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return messageOf(await select(db).where('m.id', '=', id).executeTakeFirstOrThrow())
}

/** The newest ones, in the order they were said. */
export async function listHistory(db: Db, conversation: number): Promise<ChatMessage[]> {
  const rows = await select(db).where('m.conversation_id', '=', conversation).orderBy('m.id', 'desc').limit(MOST_OF_A_HISTORY).execute()
  return rows.toReversed().map(messageOf)
}

export async function listMessagesAfter(db: Db, conversation: number, after: string): Promise<ChatMessage[]> {
  const rows = await select(db)
    .where('m.conversation_id', '=', conversation)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(MOST_OF_A_HISTORY)
    .execute()
  return rows.map(messageOf)
}

/** Of every conversation, for the inbox. */
export async function listAllMessagesAfter(db: Db, after: string): Promise<{ conversation: string; message: ChatMessage }[]> {
  const rows = await select(db).where('m.id', '>', after).orderBy('m.id').limit(MOST_OF_A_HISTORY).execute()
  return rows.map((row) => ({ conversation: String(row.conversation_id), message: messageOf(row) }))
}

/** How a conversation stands before the next word: whether something waits in it, and when somebody of the staff last spoke. */
export async function findTalk(db: Db, conversation: number): Promise<{ hasUnread: boolean; staffSpokeAt: Date | undefined }> {
  const { unread, spoke_at } = await db
    .selectFrom('chat_messages as m')
    .innerJoin('conversations as v', 'v.id', 'm.conversation_id')
    .select((e) => [
      e.fn.countAll<string>().filterWhere('m.author', '=', 'visitor').filterWhereRef('m.id', '>', 'v.staff_read').as('unread'),
      e.fn.max('m.sent_at').filterWhere('m.author', '=', 'staff').as('spoke_at'),
    ])
    .where('m.conversation_id', '=', conversation)
    .executeTakeFirstOrThrow()
  return { hasUnread: Number(unread) > 0, staffSpokeAt: (spoke_at as Date | null) ?? undefined }
}

export async function findLastMessageId(db: Db): Promise<string> {
  return (await db.selectFrom('chat_messages').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? '0'
}

export async function findPicture(db: Db, conversation: number, message: string): Promise<string | undefined> {
  return (
    (
      await db
        .selectFrom('chat_messages')
        .select('picture')
        .where('conversation_id', '=', conversation)
        .where('id', '=', message)
        .executeTakeFirst()
    )?.picture ?? undefined
  )
}

function select(db: Db) {
  return db.selectFrom('chat_messages as m').leftJoin('staff as t', 't.id', 'm.staff_id').selectAll('m').select('t.name as staff_name')
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

function messageOf(row: Row): ChatMessage {
  return {
    id: row.id,
    author: row.author as ChatAuthor,
    name: row.staff_name ?? undefined,
    text: row.text,
    cards: keptCards.decode(keptCards.schema.parse(row.cards)),
    hasPicture: row.picture !== null,
    sentAt: row.sent_at,
  }
}
