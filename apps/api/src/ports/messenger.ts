import type { Message } from '@shop/domain/message'

/** Delivers an e-mail or SMS, or throws and is tried again. */
export type Messenger = { readonly send: (message: Message) => Promise<void> }
