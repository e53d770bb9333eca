import { isOpenAt, nextOpening } from '@shop/domain/business-time'
import type { Timetable } from '@shop/domain/shop-policies'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { formatTime } from '../../kit/format-time.ts'
import { useLocale } from '../../texts.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import type { ConversationState } from './conversation/conversation-state.ts'
import { LeaveEmail } from './leave-email.tsx'

type Props = { readonly conversation: Conversation; readonly known: ConversationState['known']; readonly timetable: Timetable }

/** Whether a person is there, said before anybody waits for one. */
export function Attendance({ conversation, known, timetable }: Props) {
  const locale = useLocale()
  const texts = useChatTexts()
  const [isAsked, setIsAsked] = useState(false)
  const now = new Date()
  const isAttended = known?.isAttended ?? isOpenAt(now, timetable)
  if (isAttended)
    return (
      <p className="flex items-center gap-2 border-b border-line bg-white px-4 py-2 text-sm">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-good" />
        {texts.attended}
      </p>
    )
  const opensAt = known ? known.opensAt : nextOpening(now, timetable)
  return (
    <div className="space-y-1 border-b border-line bg-accent/15 px-4 py-2 text-sm">
      <p className="font-semibold">{opensAt ? texts.unattended(formatTime(locale, opensAt)) : texts.unattendedForNow}</p>
      {known?.hasEmail ? (
        <p role="status">{texts.emailKept}</p>
      ) : (
        <>
          <p>{texts.unattendedLead}</p>
          {isAsked ? (
            <LeaveEmail id="chat-contact" conversation={conversation} />
          ) : (
            <Button look="link" onClick={() => setIsAsked(true)}>
              {texts.leaveEmail}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
