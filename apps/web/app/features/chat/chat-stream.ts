import { fillPath } from '@shop/contract/endpoint'
import { hear } from '@shop/contract/event-stream'
import { streamConversation } from '@shop/contract/shop/chat'
import { visitorEvents } from '@shop/contract/wire/people/chat-events'
import type { ChatMessage } from '@shop/domain/chat'
import { hosts } from '../../hosts.ts'

type Listener = {
  /** The last message that is known: the stream goes on after it. */
  readonly lastId: () => string
  readonly onMessage: (message: ChatMessage) => void
  readonly onRead: (upTo: string) => void
  readonly onTyping: (name: string) => void
  readonly onClosed: (isClosed: boolean) => void
  readonly onLive: () => void
  readonly onLost: () => void
}

const SHORTEST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Which host was good last: a stream that begins later need not find out again. */
let at = 0

/** What happens in a conversation, told as it happens. A stream that breaks goes on at the next host, where it was. */
export const followConversation = (secret: string, listener: Listener): (() => void) => {
  let source: EventSource | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = () => {
    const { api } = hosts()
    const host = api[at % api.length] ?? ''
    source = new EventSource(`${host}${fillPath(streamConversation.path, { llave: secret })}?desde=${listener.lastId()}`)
    source.onopen = () => {
      failures = 0
      listener.onLive()
    }
    // The browser would come back to the same host for ever.
    source.onerror = () => {
      source?.close()
      timer = setTimeout(connect, Math.min(SHORTEST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS))
      failures += 1
      at += 1
      listener.onLost()
    }
    hear(source, visitorEvents, {
      message: listener.onMessage,
      read: ({ upTo }) => listener.onRead(upTo),
      typing: ({ name }) => listener.onTyping(name),
      conversation: ({ isClosed }) => listener.onClosed(isClosed),
    })
  }
  /** Somebody is back at the page: there is no reason to wait any longer. */
  const hurry = () => {
    if (document.visibilityState !== 'visible' || source?.readyState !== EventSource.CLOSED) return
    clearTimeout(timer)
    connect()
  }
  connect()
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  return () => {
    clearTimeout(timer)
    source?.close()
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }
}
