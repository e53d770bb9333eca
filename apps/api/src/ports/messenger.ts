import type { Message } from '@shop/domain/message'

/** Delivers an e-mail or SMS, or throws and is tried again. */
export type Messenger = {
  /** The key stays the same when a message is tried again, so that a mail server can tell a repetition. */
  readonly send: (message: Message & { readonly key?: string }) => Promise<void>
}
