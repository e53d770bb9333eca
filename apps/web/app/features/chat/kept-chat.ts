import { readSessionId } from '../../browser/session-id.ts'
import { stored } from '../../browser/stored.ts'
import { createChatKeeper, type KeptChat, NO_CHAT } from './conversation/chat-keeper.ts'

const chat = stored<KeptChat>({
  key: 'chat',
  isOfSession: true,
  empty: NO_CHAT,
  parse: (found) => {
    const { secret, session, seen, draft, unsent } = found as KeptChat
    return {
      secret: String(secret),
      session: String(session),
      seen: String(seen),
      draft: String(draft),
      unsent: unsent.map(({ key, text }) => ({ key: String(key), text: String(text) })),
    }
  },
  isEmpty: ({ secret, draft, unsent }) => secret === '' && draft === '' && unsent.length === 0,
})

export const useKeptChat = chat.use

/** In the storage of this tab. */
export const keptChat = createChatKeeper(chat, readSessionId)
