import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useEffect } from 'react'
import { useSessionId } from '../../browser/session-id.ts'
import { useLocale } from '../../texts.ts'
import { ChatPanel } from './chat-panel.tsx'
import { useChatTexts } from './chat-texts.ts'
import { unreadIn } from './conversation/conversation-state.ts'
import { useKeptChat } from './kept-chat.ts'
import { conversationIn, useConversationState } from './use-conversation.ts'

export type ChatProps = { readonly policies: PublicPolicies; readonly isOpen: boolean; readonly onClose: () => void }

/** The conversation goes on while its panel is closed; then a mark beside the button tells of news. */
export function Chat({ policies, isOpen, onClose }: ChatProps) {
  const texts = useChatTexts()
  const conversation = conversationIn(useLocale())
  const state = useConversationState(conversation)
  const session = useSessionId()
  const { seen } = useKeptChat()
  const unread = isOpen ? 0 : unreadIn(state, seen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in or out goes on with another conversation
  useEffect(() => void conversation.resume(isOpen), [conversation, session, isOpen])
  return (
    <>
      <p role="status" className="pointer-events-none absolute top-1 right-0">
        {unread > 0 && (
          <span className="block min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-ink">
            <span aria-hidden="true">{unread > 9 ? '9+' : unread}</span>
            <span className="sr-only">{texts.unread(unread)}</span>
          </span>
        )}
      </p>
      {isOpen && <ChatPanel conversation={conversation} state={state} policies={policies} onClose={onClose} />}
    </>
  )
}
