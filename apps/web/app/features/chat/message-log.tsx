import { Button } from '@shop/ui/button'
import { useEffect, useRef } from 'react'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import { type ConversationState, isAfter, isHelped } from './conversation/conversation-state.ts'
import { MessageBubble } from './message-bubble.tsx'
import { Suggestions } from './suggestions.tsx'
import { TypingMark } from './typing-mark.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'

type Props = { readonly conversation: Conversation; readonly state: ConversationState; readonly onLeave: () => void }

const NOTE = 'rounded-lg bg-white px-3 py-2 text-center text-sm text-muted'

/** What was said, the newest at the bottom and in sight. */
export function MessageLog({ conversation, state, onLeave }: Props) {
  const texts = useChatTexts()
  const { messages, unsent, known, loading, typing, isAsking } = state
  const box = useNewestInSight(state)
  const typist = typing !== undefined ? typing || texts.shop : isAsking && isHelped(state) ? texts.helper : undefined
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={texts.log}
      className="relative flex-1 overflow-y-auto overscroll-contain px-4 py-3"
    >
      {loading === 'yes' && messages.length === 0 && (
        <p role="status" className={NOTE}>
          {texts.loading}
        </p>
      )}
      {loading === 'failed' && (
        <div role="alert" className={NOTE}>
          {texts.notLoaded}{' '}
          <Button look="link" onClick={() => void conversation.resume(true)}>
            {texts.retry}
          </Button>
        </div>
      )}
      <div role="log" aria-live="polite" className="space-y-3">
        <p className="mr-8 w-fit rounded-2xl rounded-tl-sm bg-white px-4 py-2.5 shadow-card ring-1 ring-line">{texts.helperWelcome}</p>
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            conversation={conversation}
            hasEmail={known?.hasEmail ?? false}
            isRead={known !== undefined && !isAfter(message.id, known.readByStaff)}
            onLeave={onLeave}
          />
        ))}
        {unsent.map((one) => (
          <UnsentBubble key={one.key} unsent={one} conversation={conversation} />
        ))}
        {known?.isClosed && <p className={NOTE}>{texts.closed}</p>}
      </div>
      {typist && <TypingMark says={texts.typing(typist)} />}
      {messages.length === 0 && unsent.length === 0 && loading !== 'yes' && <Suggestions conversation={conversation} />}
      {state.isLost && (
        <p role="status" className="sticky bottom-0 mx-auto mt-3 w-fit rounded-full bg-ink px-4 py-1.5 text-sm text-white shadow-card">
          {texts.reconnecting}
        </p>
      )}
    </section>
  )
}

/** Follows the conversation to its end, and leaves those alone who read further up. */
function useNewestInSight({ messages, unsent, typing, isAsking }: ConversationState) {
  const box = useRef<HTMLElement>(null)
  const wasAtEnd = useRef(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      wasAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 120
    }
    // Pictures and cards grow after they were put in.
    const growth = new ResizeObserver(() => wasAtEnd.current && element.scrollTo({ top: element.scrollHeight }))
    for (const child of element.children) growth.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const own = unsent.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new moves the end
  useEffect(() => {
    const element = box.current
    if (element && (wasAtEnd.current || own > 0)) element.scrollTo({ top: element.scrollHeight })
  }, [messages, own, typing, isAsking])
  return box
}
