import type { Message } from '@shop/domain/message'
import type { Db } from '../../database/connect.ts'
import type { Messenger } from '../../ports/messenger.ts'
import { hasSentMessage, insertSentMessage } from './sent-messages.queries.ts'

export type DeliveryDeps = { readonly db: Db; readonly messenger: Messenger }
export type KeyedMessage = Message & { readonly key?: string }

/** With a key it goes out once, however often and by whomever it is tried. */
export async function deliverMessage({ db, messenger }: DeliveryDeps, { key, ...message }: KeyedMessage): Promise<void> {
  if (key === undefined) return messenger.send(message)
  if (await hasSentMessage(db, key)) return
  await messenger.send({ ...message, key })
  await insertSentMessage(db, key)
}
