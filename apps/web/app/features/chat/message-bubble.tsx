import type { ChatAuthor, ChatMessage } from '@shop/domain/chat'
import { useLocale } from '../../texts.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import { MessageCard } from './message-card.tsx'
import { MessagePicture } from './message-picture.tsx'
import { MessageText } from './message-text.tsx'
import { saidAt } from './said-at.ts'

type Props = {
  readonly message: ChatMessage
  readonly conversation: Conversation
  readonly hasEmail: boolean
  /** Whether the shop has seen it. */
  readonly isRead: boolean
  readonly onLeave: () => void
}

const LOOKS: Readonly<Record<ChatAuthor, string>> = {
  visitor: 'rounded-tr-sm bg-brand text-white',
  staff: 'rounded-tl-sm bg-brand-tint ring-1 ring-brand/30',
  helper: 'rounded-tl-sm bg-white ring-1 ring-line',
}

export function MessageBubble({ message, conversation, hasEmail, isRead, onLeave }: Props) {
  const locale = useLocale()
  const texts = useChatTexts()
  const { id, author, text, cards, hasPicture, sentAt } = message
  const isOwn = author === 'visitor'
  const who = { visitor: texts.you, staff: message.name ?? texts.shop, helper: texts.helper }[author]
  return (
    <article className={`flex flex-col gap-1.5 ${isOwn ? 'items-end pl-8' : 'items-start pr-4'}`}>
      <p className="text-xs text-muted">
        <span className="font-semibold text-ink">{who}</span> · <time dateTime={sentAt.toISOString()}>{saidAt(locale, sentAt)}</time>
      </p>
      {text && (
        <div className={`max-w-full rounded-2xl px-4 py-2.5 shadow-card ${LOOKS[author]}`}>
          <MessageText text={text} hasLinks={author !== 'visitor'} />
        </div>
      )}
      {hasPicture && <MessagePicture id={id} alt={texts.pictureOf(who)} conversation={conversation} />}
      {cards.length > 0 && (
        <ul className="w-full space-y-2">
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said once never changes
            <li key={at}>
              <MessageCard id={`chat-${id}-${at}`} card={card} conversation={conversation} hasEmail={hasEmail} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      {isOwn && <p className="text-xs text-muted">{isRead ? `✓✓ ${texts.read}` : `✓ ${texts.sent}`}</p>}
    </article>
  )
}
