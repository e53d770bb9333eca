import type { ChatCard } from '@shop/domain/chat'
import type { AskedPart } from '@shop/domain/quotation'
import { buttonLook } from '@shop/ui/button-look'
import type { ReactNode } from 'react'
import { useOrderLabels } from '../../common/order/order-texts.ts'
import { StatusBadge } from '../../common/order/status-badge.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocation } from '../../router/router-context.ts'
import { useLocale } from '../../texts.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'
import { LeaveEmail } from './leave-email.tsx'
import { PartLink } from './part-link.tsx'

type Props = {
  readonly id: string
  readonly card: ChatCard
  readonly conversation: Conversation
  readonly hasEmail: boolean
  readonly onLeave: () => void
}

/** Drawn from data alone: no message brings markup or an address of its own. */
export function MessageCard({ id, card, conversation, hasEmail, onLeave }: Props) {
  const locale = useLocale()
  const { card: texts, emailKept } = useChatTexts()
  const { pathname, search } = useLocation()
  switch (card.kind) {
    case 'product':
      return <PartLink part={card.product} fit={card.fit} onLeave={onLeave} />
    case 'order':
      return <OrderLink folio={card.folio} status={card.status} onLeave={onLeave} />
    case 'search':
      return (
        <Action to={paths.search(locale, { search: card.search })} onLeave={onLeave}>
          {texts.search}
        </Action>
      )
    case 'quotation':
      return (
        <Action to={paths.quotation(locale, quotationQuery(card.prefilled))} onLeave={onLeave}>
          {texts.quotation}
        </Action>
      )
    case 'sign-in':
      return (
        <Action to={paths.login(locale, { next: pathname + search })} onLeave={onLeave}>
          {texts.signIn}
        </Action>
      )
    case 'leave-email':
      return hasEmail ? <p className="text-sm font-medium">{emailKept}</p> : <LeaveEmail id={id} conversation={conversation} />
  }
}

function quotationQuery({ make, model, year, engine, part }: Partial<AskedPart>): Record<string, string> {
  return {
    ...(make ? { armadora: make } : {}),
    ...(model ? { modelo: model } : {}),
    ...(year ? { anio: year } : {}),
    ...(engine ? { cilindraje: engine } : {}),
    ...(part ? { autoparte: part } : {}),
  }
}

type ActionProps = { readonly to: string; readonly onLeave: () => void; readonly children: ReactNode }

function Action({ to, onLeave, children }: ActionProps) {
  return (
    <Link to={to} onClick={onLeave} className={buttonLook('main')}>
      {children}
    </Link>
  )
}

type OrderProps = Omit<Extract<ChatCard, { kind: 'order' }>, 'kind'> & { readonly onLeave: () => void }

function OrderLink({ folio, status, onLeave }: OrderProps) {
  const locale = useLocale()
  const labels = useOrderLabels()
  const { card: texts } = useChatTexts()
  return (
    <div className="space-y-2 rounded-xl bg-white p-3 ring-1 ring-line">
      <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {texts.order(folio)}
        <StatusBadge status={status} label={labels.status[status]} />
      </p>
      <Action to={paths.order(locale, folio)} onLeave={onLeave}>
        {texts.seeOrder}
        <span className="sr-only">: {folio}</span>
      </Action>
    </div>
  )
}
