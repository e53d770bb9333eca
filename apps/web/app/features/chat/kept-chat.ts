import { stored } from '../../browser/stored.ts'

/** A message that has not arrived yet; its key makes every further try the same message. */
export type KeptMessage = { readonly key: string; readonly text: string }

/** What this tab keeps of its conversation, so that it goes on after a reload. */
export type KeptChat = {
  readonly secret: string
  /** Of whom the conversation is: the token of the session it was opened with, empty for visitors. */
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
