import { type ChatKeeper, createChatKeeper, type KeptChat, NO_CHAT } from '../chat-keeper.ts'

type FakeKeeper = ChatKeeper & { readonly signIn: (token: string) => void; readonly signOut: () => void }

/** What a tab keeps, in memory, and who sits in front of it. */
export function fakeKeeper(found: Partial<KeptChat> = {}, token = ''): FakeKeeper {
  let kept: KeptChat = { ...NO_CHAT, ...found }
  let whose = token
  const place = {
    read: () => kept,
    write: (next: KeptChat) => {
      kept = next
    },
  }
  return {
    ...createChatKeeper(place, () => whose),
    signIn: (next) => {
      whose = next
    },
    signOut: () => {
      whose = ''
    },
  }
}
