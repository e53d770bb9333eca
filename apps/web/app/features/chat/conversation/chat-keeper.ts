import type { Stored } from '../../../browser/stored.ts'

/** A message that has not arrived yet; its key makes every further try the same message. */
export type KeptMessage = { readonly key: string; readonly text: string }

/** What this tab keeps of its conversation, so that it goes on after a reload. */
export type KeptChat = {
  readonly secret: string
  /** Of whom it all is: the session in which the conversation was opened or written, empty for visitors. */
  readonly session: string
  /** The last message of the shop that was seen. */
  readonly seen: string
  readonly draft: string
  readonly unsent: readonly KeptMessage[]
}

export const NO_CHAT: KeptChat = { secret: '', session: '', seen: '0', draft: '', unsent: [] }

export type ChatKeeper = ReturnType<typeof createChatKeeper>

/** Who may have what of that, by whoever is signed in now. */
export function createChatKeeper({ read, write }: Pick<Stored<KeptChat>, 'read' | 'write'>, readSession: () => string) {
  const keep = (changes: Partial<KeptChat>): void => write({ ...read(), ...changes })
  return {
    read,
    isSignedIn: (): boolean => readSession() !== '',

    /** Words belong to who is here, whether or not there is a conversation yet. */
    keepTyped: (typed: Partial<Pick<KeptChat, 'draft' | 'unsent'>>): void =>
      keep(read().secret ? typed : { ...typed, session: readSession() }),
    keepSeen: (seen: string): void => keep({ seen }),
    keepSecret: (secret: string): void => keep({ secret, session: readSession() }),
    /** Not its owner: what is still unsent is theirs. */
    forgetSecret: (): void => keep({ secret: NO_CHAT.secret, seen: NO_CHAT.seen }),

    /** What a visitor wrote is taken along when signing in; what a customer wrote is for nobody who comes after. Whether it was so. */
    forgetOthers: (): boolean => {
      const { session } = read()
      const isOfAnother = session !== '' && session !== readSession()
      if (isOfAnother) write(NO_CHAT)
      return isOfAnother
    },
    /** A secret counts for the session it was opened in. */
    ownSecret: (): string => {
      const { secret, session } = read()
      return session === readSession() ? secret : ''
    },
    /** Of the conversation that was begun before signing in. */
    broughtSecret: (): string | undefined => {
      const { secret, session } = read()
      return session === '' && readSession() ? secret || undefined : undefined
    },
  }
}
