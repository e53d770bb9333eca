import { assignConversation, closeConversation, signStaffRead } from '@shop/contract/staff/chat'
import type { StaffConversation } from '@shop/domain/chat'
import { staffChat as english } from '@shop/texts/en/staff/chat'
import { staffChat as spanish } from '@shop/texts/es/staff/chat'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useMember, useSession } from '../../kit/session/session.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'
import { nameOf } from './conversation-list.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { ReplyForm } from './reply-form.tsx'

type Props = { readonly conversation: StaffConversation; readonly isTyping: boolean; readonly onChange: () => void }

export function ConversationDesk({ conversation, isTyping, onChange }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { id, messages, isClosed, email, readByVisitor } = conversation
  const visitor = nameOf(conversation, texts)
  const log = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  useReadMark(id, last)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is looked at, also when it comes later
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last, isTyping])
  const lastSeen = messages.findLast(({ id: message, author }) => author === 'staff' && BigInt(message) <= BigInt(readByVisitor || 0))?.id
  return (
    <Card title={visitor} aside={!isClosed && <Actions conversation={conversation} onChange={onChange} />}>
      <p className="-mt-2 mb-4 text-sm text-muted">
        {email ? <TextLink href={`mailto:${email}`}>{email}</TextLink> : texts.noEmail}
        {' · '}
        {conversation.assignedTo ? texts.assignedTo(conversation.assignedTo) : texts.notAssigned}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={log} role="log" aria-label={texts.messages} tabIndex={0} className="max-h-[55vh] min-h-40 overflow-y-auto rounded-lg pr-1">
        <ul className="space-y-3">
          {messages.map((message) => (
            <MessageBubble key={message.id} conversation={id} message={message} visitor={visitor} isSeen={message.id === lastSeen} />
          ))}
        </ul>
        {isTyping && <p className="mt-2 text-sm text-muted italic">{texts.typing}</p>}
      </div>
      {isClosed ? <p className="mt-4 font-medium text-muted">{texts.isEnded}</p> : <ReplyForm id={id} onSent={onChange} />}
    </Card>
  )
}

/** What is on the screen of somebody who looks has been read. */
function useReadMark(id: string, last: string | undefined): void {
  const { api } = useSession()
  useEffect(() => {
    if (last === undefined) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      // A mark that got lost is made good by the next message.
      api()(signStaffRead, { params: { id }, body: { upTo: last } }).catch(() => {})
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [api, id, last])
}

function Actions({ conversation: { id, assignedTo }, onChange }: Pick<Props, 'conversation' | 'onChange'>) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { name } = useMember()
  const { say, sayFailed } = useNotices()
  const [isEnding, setEnding] = useState(false)
  const assigning = useSend(assignConversation)
  const closing = useSend(closeConversation)
  const assign = async () => {
    const { data, failure } = await assigning.send({ params: { id } })
    onChange()
    if (data) say(texts.assigned)
    else sayFailed(failure.message, assign)
  }
  const end = async () => {
    const { data, failure } = await closing.send({ params: { id } })
    setEnding(false)
    onChange()
    if (data) say(texts.ended)
    else sayFailed(failure.message, end)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {assignedTo !== name && (
        <Button look="plain" isBusy={assigning.isSending} onClick={assign}>
          {texts.assign}
        </Button>
      )}
      <Button look="plain" onClick={() => setEnding(true)}>
        {texts.end}
      </Button>
      {isEnding && (
        <ConfirmDialog
          title={texts.endTitle}
          text={texts.endText}
          yes={texts.end}
          isBusy={closing.isSending}
          onYes={end}
          onClose={() => setEnding(false)}
        />
      )}
    </div>
  )
}
