import type { Db } from '../database/connect.ts'
import { insertMailboxMessage } from '../modules/messages/mailbox.queries.ts'
import type { Messenger } from '../ports/messenger.ts'

/** Demo mode: what would have been sent lands in the mailbox page. */
export function mailboxMessenger(db: Db): Messenger {
  return { send: (message) => insertMailboxMessage(db, message) }
}
