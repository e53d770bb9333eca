import { getStaffMessagePicture } from '@shop/contract/staff/chat'
import type { ChatCard, ChatMessage } from '@shop/domain/chat'
import { formatMoney } from '@shop/domain/money'
import { orderLabels as englishOrders } from '@shop/texts/en/order-labels'
import { staffChat as english } from '@shop/texts/en/staff/chat'
import { orderLabels as spanishOrders } from '@shop/texts/es/order-labels'
import { staffChat as spanish } from '@shop/texts/es/staff/chat'
import { FitNote } from '../../common/part/fit-note.tsx'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { Moment } from '../../kit/moment.tsx'
import { useTextsOf } from '../../language.tsx'

type Props = { readonly conversation: string; readonly message: ChatMessage; readonly visitor: string; readonly isSeen: boolean }

const LOOKS = {
  visitor: 'bg-ground',
  staff: 'ml-auto bg-brand text-white',
  helper: 'ml-auto border border-line bg-white',
} as const

/** One message, as text: whatever somebody typed is shown and never carried out. */
export function MessageBubble({ conversation, message, visitor, isSeen }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { id, author, name, text, cards, hasPicture, sentAt } = message
  const who = author === 'visitor' ? visitor : author === 'helper' ? texts.helper : (name ?? '')
  const quiet = author === 'staff' ? 'text-white' : 'text-muted'
  const picture = fileAddress(getStaffMessagePicture, { id: conversation, message: id })
  return (
    <li className={`w-fit max-w-[85%] rounded-2xl px-4 py-2 ${LOOKS[author]}`}>
      <p className={`text-xs font-semibold ${quiet}`}>{who}</p>
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {cards.length > 0 && (
        <ul className={`mt-1 list-disc pl-5 text-sm ${quiet}`}>
          {cards.map((card) => (
            <CardLine key={JSON.stringify(card)} card={card} />
          ))}
        </ul>
      )}
      {hasPicture && (
        <a href={picture} target="_blank" rel="noreferrer" className="mt-1 block">
          <img src={picture} alt={texts.picture} className="max-h-64 rounded-lg" />
        </a>
      )}
      <p className={`text-xs ${quiet}`}>
        <Moment at={sentAt} />
        {isSeen && ` · ${texts.seen}`}
      </p>
    </li>
  )
}

/** What the visitor sees as a card, in one line. */
function CardLine({ card }: { readonly card: ChatCard }) {
  const { cards: texts } = useTextsOf({ es: spanish, en: english })
  const { status } = useTextsOf({ es: spanishOrders, en: englishOrders })
  switch (card.kind) {
    case 'product':
      return (
        <li>
          {texts.product(card.product.name, formatMoney(card.product.finalPrice))}
          {card.fit && <FitNote fit={card.fit} />}
        </li>
      )
    case 'order':
      return <li>{texts.order(card.folio, status[card.status])}</li>
    case 'search':
      return <li>{texts.search(card.search)}</li>
    case 'quotation':
      return <li>{texts.quotation}</li>
    case 'sign-in':
      return <li>{texts.signIn}</li>
    case 'leave-email':
      return <li>{texts.leaveEmail}</li>
  }
}
