import type { Notices } from '../../database/notices.ts'

/** What happened in a conversation, on whichever server process. */
export type ChatNotice =
  | { readonly kind: 'message'; readonly conversation: number; readonly message: number }
  | { readonly kind: 'conversation'; readonly conversation: number }
  | { readonly kind: 'typing'; readonly conversation: number; readonly author: 'visitor' | 'staff'; readonly name?: string }
  /** Notices were lost: look for yourself. */
  | { readonly kind: 'gap' }

type Listener = (notice: ChatNotice) => void

export type ChatHub = {
  /** Of one conversation, or of all. */
  readonly follow: (conversation: number | 'all', listener: Listener) => () => void
}

/** Hands the notices of the database to those who are connected to this process. */
export function createChatHub(notices: Notices): ChatHub {
  const followers = new Map<number | 'all', Set<Listener>>()
  const tell = (whom: number | 'all', notice: ChatNotice) => {
    for (const listener of followers.get(whom) ?? []) listener(notice)
  }
  notices.on('chat', (payload) => {
    const notice = JSON.parse(payload) as Exclude<ChatNotice, { kind: 'gap' }>
    tell(notice.conversation, notice)
    tell('all', notice)
  })
  notices.onGap(() => {
    for (const whom of followers.keys()) tell(whom, { kind: 'gap' })
  })
  return {
    follow: (whom, listener) => {
      const listeners = followers.get(whom) ?? new Set()
      followers.set(whom, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) followers.delete(whom)
      }
    },
  }
}
