import type { BegunConversation } from '@shop/contract/wire/people/chat'
import type { Locale } from '@shop/domain/locale'
import { isSessionOver } from '../../browser/call-as-customer.ts'
import { chatCalls } from '../../browser/chat-calls.ts'
import { readToken } from '../../browser/session.ts'
import { previewOf } from '../forms/chosen-file.ts'
import { isGone } from './chat-failures.ts'
import { followConversation } from './chat-stream.ts'
import {
  type ConversationState,
  isAfter,
  lastIdOf,
  NO_CONVERSATION,
  restored,
  type Unsent,
  withConversation,
  withMessages,
  withRetry,
} from './conversation-state.ts'
import { deliveries } from './deliveries.ts'
import { forgetOthers, keepChat, keepTyped, NO_CHAT, readKeptChat } from './kept-chat.ts'

const TYPING_SHOWN_MS = 6_000
const TYPING_TOLD_EVERY_MS = 3_000

/** The conversation of this tab. It outlives the panel and changes of the page; only the tab's end or another person ends it. */
export const createConversation = (locale: Locale) => {
  forgetOthers()
  const calls = chatCalls(locale)
  const listeners = new Set<() => void>()
  let state: ConversationState = { ...NO_CONVERSATION, unsent: readKeptChat().unsent.map(restored) }
  let stop: (() => void) | undefined
  let followed = ''
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  let typingTold = 0

  const change = (make: (state: ConversationState) => ConversationState): void => {
    const before = state.unsent
    state = make(state)
    // A picture is too large to be kept; words are not.
    if (state.unsent !== before) keepTyped({ unsent: state.unsent.flatMap(({ key, text, file }) => (file ? [] : [{ key, text }])) })
    for (const listener of listeners) listener()
  }

  const follow = (secret: string): void => {
    if (followed === secret) return
    stop?.()
    followed = secret
    stop = followConversation(secret, {
      lastId: () => lastIdOf(state),
      onMessage: (message) => change((now) => withMessages(now, [message])),
      onRead: (upTo) => change((now) => (now.known ? { ...now, known: { ...now.known, readByStaff: upTo } } : now)),
      onClosed: (isClosed) => change((now) => (now.known ? { ...now, known: { ...now.known, isClosed } } : now)),
      onTyping: (name) => {
        clearTimeout(typingEnds)
        typingEnds = setTimeout(() => change((now) => ({ ...now, typing: undefined })), TYPING_SHOWN_MS)
        change((now) => ({ ...now, typing: name }))
      },
      onLive: () => {
        // Marks that were set meanwhile are told to nobody who was away.
        if (state.isLost) look(secret)
        change((now) => ({ ...now, isLost: false }))
      },
      onLost: () => {
        change((now) => ({ ...now, isLost: true }))
        // Streams are refused too, and the conversation may be gone.
        look(secret)
      },
    })
  }
  const look = (secret: string): void => {
    refresh(secret).catch(() => {})
  }
  const leave = (): void => {
    stop?.()
    stop = undefined
    followed = ''
  }
  const forget = (): void => {
    leave()
    // Not its owner: what is still unsent is theirs.
    keepChat({ secret: NO_CHAT.secret, seen: NO_CHAT.seen })
  }

  /** Whether there was one to leave behind. */
  const startAnew = (): boolean => {
    if (!ownSecret()) return false
    forget()
    change((now) => ({ ...now, known: undefined }))
    return true
  }

  /** A secret counts for the session it was opened in. */
  const ownSecret = (): string => {
    const { secret, token } = readKeptChat()
    return token === readToken() ? secret : ''
  }
  /** Of the conversation that was begun before signing in. */
  const broughtSecret = (): string | undefined => {
    const { secret, token } = readKeptChat()
    return token === '' && readToken() ? secret || undefined : undefined
  }
  const begin = async (): Promise<string> => {
    const begun = await (readToken() ? calls.resumeOwn(broughtSecret()).catch(orAsVisitor) : calls.begin())
    const { secret, ...conversation } = begun
    keepChat({ secret, token: readToken() })
    change((now) => withConversation(now, conversation))
    follow(secret)
    return secret
  }
  const orAsVisitor = (error: unknown): Promise<BegunConversation> => {
    if (isSessionOver(error)) return calls.begin()
    throw error
  }
  const secretToUse = async (): Promise<string> => (state.known?.isClosed ? undefined : ownSecret()) || begin()

  const refresh = async (secret: string): Promise<void> => {
    try {
      const conversation = await calls.read(secret)
      if (ownSecret() === secret) change((now) => withConversation(now, conversation))
    } catch (error) {
      if (!isGone(error)) throw error
      forget()
      change((now) => ({ ...now, known: undefined, loading: 'no', isLost: false }))
    }
  }

  /** Goes on with what this tab knows, and for customers with their own conversation once they want to see it. */
  const resume = async (isWanted: boolean): Promise<void> => {
    const brought = broughtSecret()
    if (forgetOthers() || brought) {
      leave()
      change(({ unsent }) => ({ ...NO_CONVERSATION, unsent: brought ? unsent : [] }))
    }
    const secret = ownSecret()
    if (followed && followed === secret) return
    if (!secret && !brought && !(isWanted && readToken())) return
    change((now) => ({ ...now, loading: 'yes' }))
    try {
      if (secret) await refresh(secret)
      else await begin()
      if (secret && ownSecret() === secret) follow(secret)
    } catch {
      change((now) => ({ ...now, loading: 'failed' }))
    }
  }

  const deliverAll = deliveries({ read: () => state, change, send: async (message) => calls.send(await secretToUse(), message), startAnew })
  const retry = (): void => {
    change(withRetry)
    void deliverAll()
  }
  addEventListener('online', () => state.unsent.length > 0 && retry())

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    resume,
    retry,
    send: async (text: string, file?: File): Promise<void> => {
      const preview = file && (await previewOf(file))
      const unsent: Unsent = { key: crypto.randomUUID(), text, file, preview, state: 'sending', share: 0, problem: undefined }
      change((now) => ({ ...now, unsent: [...now.unsent, unsent] }))
      await deliverAll()
    },
    discard: (key: string) => change((now) => ({ ...now, unsent: now.unsent.filter((one) => one.key !== key) })),
    signTyping: (): void => {
      const secret = ownSecret()
      if (!secret || Date.now() - typingTold < TYPING_TOLD_EVERY_MS) return
      typingTold = Date.now()
      calls.signTyping(secret).catch(() => {})
    },
    markSeen: (): void => {
      const last = state.messages.findLast(({ author }) => author !== 'visitor')?.id
      const secret = ownSecret()
      if (!last || !secret || !isAfter(last, readKeptChat().seen)) return
      keepChat({ seen: last })
      calls.signRead(secret, last).catch(() => {})
    },
    leaveContact: async (contact: { readonly name: string; readonly email: string }): Promise<void> => {
      const conversation = await calls.leaveContact(await secretToUse(), contact)
      change((now) => withConversation(now, conversation))
    },
    readPicture: (message: string) => calls.readPicture(ownSecret(), message),
  }
}

export type Conversation = ReturnType<typeof createConversation>
