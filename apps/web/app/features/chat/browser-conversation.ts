import type { Locale } from '@shop/domain/locale'
import { chatCalls } from '../../calls/chat-calls.ts'
import { hosts } from '../../hosts.ts'
import { previewOf } from '../../kit/chosen-file.ts'
import { followingConversations } from './conversation/chat-stream.ts'
import type { Clock } from './conversation/clock.ts'
import { type Conversation, createConversation } from './conversation/conversation.ts'
import { keptChat } from './kept-chat.ts'

const clock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}

function onReturn(act: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') act()
  }
  addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}

const followConversation = followingConversations({
  hosts: () => hosts().api,
  connectTo: (address) => new EventSource(address),
  onReturn,
  clock,
})

/** With all that a conversation needs of a browser. */
export function createBrowserConversation(locale: Locale): Conversation {
  return createConversation({
    calls: chatCalls(locale),
    kept: keptChat,
    followConversation,
    clock,
    previewOf,
    onOnline: (act) => addEventListener('online', act),
  })
}
