import { tell } from '@shop/contract/event-stream'
import { staffEvents, visitorEvents } from '@shop/contract/wire/people/chat-events'
import type { EventStream } from '../../http/event-stream.ts'
import type { Followed } from '../../http/serve-events.ts'
import { hashOf } from '../../secrets/random-secret.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { ChatNotice } from './chat-hub.ts'
import { findLastMessageId, listAllMessagesAfter, listMessagesAfter } from './chat-messages.queries.ts'
import { type ConversationRow, findConversationBySecret, updateSeen } from './conversations.queries.ts'

/** The visitor's side. Notices only say that there is something; it is read from where this stream stands, so nothing is lost or told twice. */
export function followAsVisitor({ db, hub }: ChatDeps, secret: string, { key }: ConversationRow, after: string): Followed {
  return {
    begin: (stream) => {
      let last = after
      // The key may have ended with the session that it was given to.
      const stillOpen = async () => {
        const now = await findConversationBySecret(db, hashOf(secret))
        if (!now) stream.end()
        return now
      }
      const tellMessages = async () => {
        if (!(await stillOpen())) return
        for (const message of await listMessagesAfter(db, key, last)) {
          last = message.id
          stream.send({ id: message.id, ...tell(visitorEvents, 'message', message) })
        }
      }
      const tellState = async () => {
        const now = await stillOpen()
        if (!now) return
        stream.send(tell(visitorEvents, 'read', { upTo: now.readByStaff }))
        stream.send(tell(visitorEvents, 'conversation', now))
      }
      const inTurn = oneAfterAnother(stream)
      const stop = hub.follow(key, (notice) => {
        if (notice.kind === 'typing') {
          if (notice.author === 'staff') stream.send(tell(visitorEvents, 'typing', { name: notice.name ?? '' }))
          return
        }
        if (notice.kind !== 'conversation') inTurn(tellMessages)
        if (notice.kind !== 'message') inTurn(tellState)
      })
      inTurn(() => updateSeen(db, key))
      inTurn(tellMessages)
      return stop
    },
    onBeat: () => updateSeen(db, key),
  }
}

/** The inbox: every conversation in one stream. */
export async function followAsStaff({ db, hub }: ChatDeps, after: string | undefined): Promise<Followed> {
  let last = after ?? (await findLastMessageId(db))
  return {
    begin: (stream) => {
      const tellMessages = async () => {
        for (const { conversation, message } of await listAllMessagesAfter(db, last)) {
          last = message.id
          stream.send({ id: message.id, ...tell(staffEvents, 'message', { conversation, message }) })
        }
      }
      const inTurn = oneAfterAnother(stream)
      const hear = (notice: ChatNotice) => {
        if (notice.kind === 'message' || notice.kind === 'gap') inTurn(tellMessages)
        else if (notice.kind === 'conversation')
          stream.send(tell(staffEvents, 'conversation', { conversation: String(notice.conversation) }))
        else if (notice.author === 'visitor') stream.send(tell(staffEvents, 'typing', { conversation: String(notice.conversation) }))
      }
      const stop = hub.follow('all', hear)
      inTurn(tellMessages)
      return stop
    },
  }
}

/** A stream that cannot read the database any more ends; the browser comes back and goes on where it was. */
function oneAfterAnother(stream: EventStream) {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): void => {
    last = last.then(work).catch(() => stream.end())
  }
}
