import { hear } from '@shop/contract/event-stream'
import { streamConversations } from '@shop/contract/staff/chat'
import { staffEvents } from '@shop/contract/wire/people/chat-events'
import { useEffect, useEffectEvent, useState } from 'react'

type Heard = {
  readonly onMessage: (conversation: string) => void
  /** Something was read, taken or ended, or anything may have happened. */
  readonly onChange: () => void
  readonly onTyping: (conversation: string) => void
}

/** The shop's live stream of every conversation. The browser reconnects by itself and goes on after the last message it got. */
export function useChatEvents({ onMessage, onChange, onTyping }: Heard): { readonly isLive: boolean } {
  const [isLive, setLive] = useState(true)
  const message = useEffectEvent(onMessage)
  const change = useEffectEvent(onChange)
  const typing = useEffectEvent(onTyping)
  useEffect(() => {
    const events = new EventSource(`/api${streamConversations.path}`)
    events.onopen = () => {
      setLive(true)
      // What happened before the stream began was told to nobody.
      change()
    }
    events.onerror = () => setLive(false)
    hear(events, staffEvents, {
      message: ({ conversation }) => message(conversation),
      conversation: () => change(),
      typing: ({ conversation }) => typing(conversation),
    })
    return () => events.close()
  }, [])
  return { isLive }
}
