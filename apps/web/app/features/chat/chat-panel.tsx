import type { PublicPolicies } from '@shop/domain/shop-policies'
import { CloseButton } from '@shop/ui/dialog/close-button'
import { Modal } from '@shop/ui/dialog/modal'
import { useEffect } from 'react'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { LeavesWithPage } from '../../kit/leaves-with-page.tsx'
import { Attendance } from './attendance.tsx'
import { useChatTexts } from './chat-texts.ts'
import { Composer } from './composer.tsx'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationState } from './conversation/conversation-state.ts'
import { MessageLog } from './message-log.tsx'

type Props = {
  readonly conversation: Conversation
  readonly state: ConversationState
  readonly policies: PublicPolicies
  readonly onClose: () => void
}

/** Beside the page on a desktop, instead of it on a phone. */
export function ChatPanel({ conversation, state, policies, onClose }: Props) {
  const texts = useChatTexts()
  useSeen(conversation, state)
  return (
    <Modal labelledBy="chat-title" onClose={onClose} className="m-0 ml-auto h-dvh max-h-none w-full max-w-none bg-ground! sm:max-w-md">
      {(close) => (
        <div className="flex h-full flex-col">
          <LeavesWithPage close={close} />
          <header className="flex items-center gap-2 bg-brand py-2 pr-2 pl-4 text-white">
            <h2 id="chat-title" tabIndex={-1} className="flex-1 text-lg font-bold outline-none">
              {texts.title}
            </h2>
            <a
              href={contactLinks.whatsapp(policies.identity)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center rounded-lg px-3 text-sm font-semibold underline underline-offset-4 hover:bg-brand-dark"
            >
              {texts.whatsapp}
            </a>
            <CloseButton label={texts.close} onClose={close} className="hover:bg-brand-dark" />
          </header>
          <Attendance conversation={conversation} known={state.known} timetable={policies} />
          <MessageLog conversation={conversation} state={state} onLeave={close} />
          <Composer conversation={conversation} />
        </div>
      )}
    </Modal>
  )
}

/** What stands in an open panel on a visible page has been seen. */
function useSeen(conversation: Conversation, { messages }: ConversationState) {
  useEffect(() => {
    const look = () => {
      if (messages.length > 0 && document.visibilityState === 'visible') conversation.markSeen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [conversation, messages])
}
