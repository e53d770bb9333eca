import type { Message, SentMessage } from '@shop/domain/message'
import type { Db } from '../../database/connect.ts'

const NEWEST = 200

export async function insertMailboxMessage(db: Db, { channel, to, subject, text, html }: Message): Promise<void> {
  await db
    .insertInto('mailbox_messages')
    .values({ channel, recipient: to, subject, text, html: html ?? null })
    .execute()
}

export async function listMailboxMessages(db: Db): Promise<SentMessage[]> {
  const rows = await db.selectFrom('mailbox_messages').selectAll().orderBy('id', 'desc').limit(NEWEST).execute()
  return rows.map((row) => ({
    id: String(row.id),
    channel: row.channel as Message['channel'],
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html ?? undefined,
    sentAt: row.sent_at,
  }))
}
