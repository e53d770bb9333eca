import { readToken } from '../../browser/session.ts'
import { stored } from '../../browser/stored.ts'

/** A message that has not arrived yet; its key makes every further try the same message. */
export type KeptMessage = { readonly key: string; readonly text: string }

/** What this tab keeps of its conversation, so that it goes on after a reload. */
export type KeptChat = {
  readonly secret: string
  /** Of whom it all is: the token of the session in which the conversation was opened or written, empty for visitors. */
  readonly token: string
  /** The last message of the shop that was seen. */
  readonly seen: string
  readonly draft: string
  readonly unsent: readonly KeptMessage[]
}

export const NO_CHAT: KeptChat = { secret: '', token: '', seen: '0', draft: '', unsent: [] }

const chat = stored<KeptChat>({
  key: 'chat',
  isOfSession: true,
  empty: NO_CHAT,
  parse: (found) => {
    const { secret, token, seen, draft, unsent } = found as KeptChat
    return {
      secret: String(secret),
      token: String(token),
      seen: String(seen),
      draft: String(draft),
      unsent: unsent.map(({ key, text }) => ({ key: String(key), text: String(text) })),
    }
  },
  isEmpty: ({ secret, draft, unsent }) => secret === '' && draft === '' && unsent.length === 0,
})

export const useKeptChat = chat.use
export const readKeptChat = chat.read
export const keepChat = (changes: Partial<KeptChat>): void => chat.write({ ...chat.read(), ...changes })

/** Words belong to who is here, whether or not there is a conversation yet. */
export const keepTyped = (typed: Partial<Pick<KeptChat, 'draft' | 'unsent'>>): void =>
  keepChat(chat.read().secret ? typed : { ...typed, token: readToken() })

/** What a visitor wrote is taken along when signing in; what a customer wrote is for nobody who comes after. Whether it was so. */
export const forgetOthers = (): boolean => {
  const { token } = chat.read()
  const isOfAnother = token !== '' && token !== readToken()
  if (isOfAnother) chat.write(NO_CHAT)
  return isOfAnother
}
