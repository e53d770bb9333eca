import { getStaffConversation, listConversations } from '@shop/contract/staff/chat'
import { staffChat as english } from '@shop/texts/en/staff/chat'
import { staffChat as spanish } from '@shop/texts/es/staff/chat'
import { Card } from '@shop/ui/card'
import { useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { ConversationDesk } from '../features/chat/conversation-desk.tsx'
import { ConversationList } from '../features/chat/conversation-list.tsx'
import { useChatEvents } from '../features/chat/use-chat-events.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts, useTextsOf } from '../language.tsx'
import { screens } from '../screens.ts'

const SHOWN = 50
const TYPING_MS = 4_000

/** The list beside the conversation that is being read; on a phone one or the other. */
export function Chat() {
  const texts = useTextsOf({ es: spanish, en: english })
  const names = useTexts().screens
  const { id } = useParams()
  const [parameters] = useSearchParams()
  const areClosed = parameters.get('cerradas') === '1'
  const rows = useCall(listConversations, { query: { page: 1, limit: SHOWN, areClosed } })
  const conversation = useCall(getStaffConversation, id === undefined ? undefined : { params: { id } })
  const [typist, setTypist] = useState<string>()
  const stopTyping = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reload = () => {
    rows.reload()
    conversation.reload()
  }
  const { isLive } = useChatEvents({
    onMessage: (from) => {
      if (from === typist) setTypist(undefined)
      reload()
    },
    onChange: reload,
    onTyping: (from) => {
      clearTimeout(stopTyping.current)
      setTypist(from)
      stopTyping.current = setTimeout(() => setTypist(undefined), TYPING_MS)
    },
  })
  const isShown = conversation.data?.id === id
  return (
    <Screen title={names.chat} lead={texts.lead}>
      <p role="status" className={isLive ? 'sr-only' : 'rounded-lg border-l-4 border-accent bg-white p-3'}>
        {isLive ? texts.connection.back : texts.connection.lost}
      </p>
      <ViewLinks
        label={texts.views}
        views={[
          { to: screens.chat.path, text: texts.open, isShown: !areClosed },
          { to: `${screens.chat.path}?cerradas=1`, text: texts.closed, isShown: areClosed },
        ]}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <div className={id === undefined ? '' : 'hidden lg:block'}>
          <Card title={texts.list}>
            <ConversationList rows={rows} areClosed={areClosed} />
          </Card>
        </div>
        {id === undefined ? (
          <p className="hidden p-6 text-muted lg:block">{texts.choose}</p>
        ) : (
          <div>
            <Link to={screens.chat.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2 lg:hidden">
              {texts.back}
            </Link>
            <Loaded of={{ ...conversation, data: isShown ? conversation.data : undefined }}>
              {(shown) => <ConversationDesk key={shown.id} conversation={shown} isTyping={typist === shown.id} onChange={reload} />}
            </Loaded>
          </div>
        )}
      </div>
    </Screen>
  )
}
