import { fillPath } from '@shop/contract/endpoint'
import { hear } from '@shop/contract/event-stream'
import { streamConversation } from '@shop/contract/shop/chat'
import { visitorEvents } from '@shop/contract/wire/people/chat-events'
import type { ChatMessage } from '@shop/domain/chat'
import type { Clock } from './clock.ts'

export type StreamListener = {
  /** The last message that is known: the stream goes on after it. */
  readonly lastId: () => string
  readonly onMessage: (message: ChatMessage) => void
  readonly onRead: (upTo: string) => void
  readonly onTyping: (name: string) => void
  readonly onClosed: (isClosed: boolean) => void
  readonly onLive: () => void
  readonly onLost: () => void
}

/** What is used of a browser's `EventSource`. */
export type EventConnection = {
  readonly readyState: number
  readonly close: () => void
  readonly addEventListener: (name: string, listener: (event: { readonly data: string }) => void) => void
}

export type StreamNeeds = {
  readonly hosts: () => readonly string[]
  readonly connectTo: (address: string) => EventConnection
  /** Somebody is back at the page, or the page at the network, until it is called off. */
  readonly onReturn: (act: () => void) => () => void
  readonly clock: Clock
}

/** Tells what happens in a conversation, until it is called off. */
export type FollowConversation = (secret: string, listener: StreamListener) => () => void

const SHORTEST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** `EventSource.CLOSED` */
const CLOSED = 2

/** What happens in a conversation, told as it happens. A stream that breaks goes on at the next host, where it was. */
export function followingConversations({ hosts, connectTo, onReturn, clock }: StreamNeeds): FollowConversation {
  const turns = takingTurns(hosts)
  return (secret, listener) => {
    let failures = 0
    let callOff = () => {}
    const connect = (): EventConnection => {
      const opened = connectTo(`${turns.host()}${fillPath(streamConversation.path, { llave: secret })}?desde=${listener.lastId()}`)
      opened.addEventListener('open', () => {
        failures = 0
        listener.onLive()
      })
      opened.addEventListener('error', comeBack)
      tellTo(listener, opened)
      return opened
    }
    const connectAgain = () => {
      callOff()
      connection = connect()
    }
    const comeBack = () => {
      // The browser would come back to the same host for ever.
      connection.close()
      callOff = clock.after(Math.min(SHORTEST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS), connectAgain)
      failures += 1
      turns.next()
      listener.onLost()
    }
    let connection = connect()
    const stopWaiting = onReturn(() => {
      if (connection.readyState === CLOSED) connectAgain()
    })
    return () => {
      callOff()
      connection.close()
      stopWaiting()
    }
  }
}

/** Which host was good last: a stream that begins later need not find out again. */
function takingTurns(hosts: () => readonly string[]) {
  let at = 0
  return {
    host: (): string => {
      const all = hosts()
      return all[at % all.length] ?? ''
    },
    next: (): void => {
      at += 1
    },
  }
}

function tellTo(listener: StreamListener, connection: EventConnection): void {
  hear(connection, visitorEvents, {
    message: listener.onMessage,
    read: ({ upTo }) => listener.onRead(upTo),
    typing: ({ name }) => listener.onTyping(name),
    conversation: ({ isClosed }) => listener.onClosed(isClosed),
  })
}
