import { CallFailed } from '@shop/contract/client'
import type { BegunConversation } from '@shop/contract/wire/chat'
import type { Locale } from '@shop/domain/locale'
import { useSyncExternalStore } from 'react'
import { isSessionOver } from '../../browser/call-as-customer.ts'
import { chatCalls } from '../../browser/chat-calls.ts'
import { readToken } from '../../browser/session.ts'
import { previewOf } from '../orders/chosen-file.ts'
import { followConversation } from './chat-stream.ts'
import {
  type ConversationState,
  isAfter,
  lastIdOf,
  NO_CONVERSATION,
  type Unsent,
  withAnswer,
  withConversation,
  withLost,
  withMessages,
  withRetry,
  withUnsent,
} from './conversation-state.ts'
import { keepChat, NO_CHAT, readKeptChat } from './kept-chat.ts'

const TYPING_SHOWN_MS = 6_000
const TYPING_TOLD_EVERY_MS = 3_000

/** The conversation of this tab. It outlives the panel and changes of the page; only the tab's end or another person ends it. */
const createConversation = (locale: Locale) => {
  const calls = chatCalls(locale)
  const listeners = new Set<() => void>()
  let state: ConversationState = { ...NO_CONVERSATION, unsent: readKeptChat().unsent.map(restored) }
  let stop: (() => void) | undefined
  let followed = ''
  let typingEnds: ReturnType<typeof setTimeout> | undefined
  let typingTold = 0
  let isDelivering = false

  const change = (make: (state: ConversationState) => ConversationState): void => {
    const before = state.unsent
    state = make(state)
    // A picture is too large to be kept; words are not.
    if (state.unsent !== before) keepChat({ unsent: state.unsent.flatMap(({ key, text, file }) => (file ? [] : [{ key, text }])) })
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
    keepChat({ secret: NO_CHAT.secret, token: NO_CHAT.token, seen: NO_CHAT.seen })
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
    if (readKeptChat().secret !== ownSecret()) {
      if (brought) leave()
      else forget()
      change(({ unsent }) => ({ ...NO_CONVERSATION, unsent }))
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

  const deliver = async ({ key, text, file }: Unsent): Promise<void> => {
    const onProgress = (share: number) => change((now) => withUnsent(now, key, { share }))
    try {
      const answer = await calls.send(await secretToUse(), { key, text, file, onProgress })
      change((now) => withAnswer(now, key, answer))
    } catch (error) {
      if (isGone(error) && ownSecret()) {
        // It ended meanwhile. The words begin a new one, and need another key: the old one stands for a refusal.
        forget()
        change((now) => withUnsent({ ...now, known: undefined }, key, { key: crypto.randomUUID() }))
      } else if (isRefusal(error)) change((now) => withUnsent(now, key, { state: 'refused', problem: error.message }))
      else {
        const problem = error instanceof CallFailed ? error.message : undefined
        change((now) => withLost(withUnsent(now, key, { problem })))
      }
    }
  }
  /** One after the other: what was said first arrives first. */
  const deliverAll = async (): Promise<void> => {
    if (isDelivering) return
    isDelivering = true
    const next = () => state.unsent.find((one) => one.state === 'sending')
    for (let one = next(); one; one = next()) {
      const isQuestion = one.text !== ''
      change((now) => ({ ...now, isAsking: isQuestion }))
      await deliver(one)
    }
    isDelivering = false
    change((now) => ({ ...now, isAsking: false }))
  }
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

/** What a reload found unsent waits for the visitor: it may have arrived after all, which the conversation tells. */
const restored = ({ key, text }: { readonly key: string; readonly text: string }): Unsent => ({
  key,
  text,
  file: undefined,
  preview: undefined,
  state: 'lost',
  share: 0,
  problem: undefined,
})

const isGone = (error: unknown): boolean =>
  error instanceof CallFailed && ['conversation_closed', 'conversation_not_found'].includes(error.failure.code)

/** An answer that will be the same however often it is asked for. */
const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.status < 500 && error.status !== 429 && error.failure.code !== 'request_in_progress'

const MANY = new Map<Locale, Conversation>()

export type Conversation = ReturnType<typeof createConversation>

export const conversationIn = (locale: Locale): Conversation => {
  const known = MANY.get(locale) ?? createConversation(locale)
  MANY.set(locale, known)
  return known
}

export const useConversationState = ({ subscribe, read }: Conversation): ConversationState => useSyncExternalStore(subscribe, read)
