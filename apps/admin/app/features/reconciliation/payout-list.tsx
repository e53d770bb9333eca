import { listPayouts } from '@shop/contract/staff/reconciliation'
import { mexicanTimeOf } from '@shop/domain/mexican-time'
import { formatMoney } from '@shop/domain/money'
import type { PaidOut } from '@shop/domain/reconciliation'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PayoutParts } from './payout-parts.tsx'
import { useReconciliationTexts, useShortDay } from './reconciliation-texts.ts'
import { Tag } from './tag.tsx'

/** What reached the bank; a tap shows what it consists of. */
export function PayoutList() {
  const { payouts: texts } = useReconciliationTexts()
  const payouts = useCall(listPayouts, {})
  return (
    <Card title={texts.title} note={texts.note}>
      <Loaded of={payouts}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((payout) => (
                <li key={payout.id}>
                  <Payout payout={payout} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const LOOKS = { pending: 'quiet', in_transit: 'quiet', paid: 'good', failed: 'bad', canceled: 'bad' } as const

function Payout({ payout }: { readonly payout: PaidOut }) {
  const { payouts: texts } = useReconciliationTexts()
  const shortDay = useShortDay()
  // Its movements are asked for when somebody looks.
  const [isOpen, setOpen] = useState(false)
  const { amount, status, arrivesOn, trace } = payout
  const arrival = shortDay(arrivesOn)
  const isThere = arrivesOn <= mexicanTimeOf(new Date()).day
  const isComing = status !== 'failed' && status !== 'canceled'
  return (
    <details className="group py-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-lg [&::-webkit-details-marker]:hidden">
        <strong className="min-w-32 text-lg tabular-nums">{formatMoney(amount)}</strong>
        <Tag look={LOOKS[status]}>{texts.statuses[status]}</Tag>
        <span className="text-sm text-muted">
          {isComing ? (isThere ? texts.arrived(arrival) : texts.arrives(arrival)) : arrival}
          {trace && ` · ${texts.trace} ${trace}`}
        </span>
        <span className="ml-auto text-sm font-semibold text-brand underline underline-offset-2 group-open:hidden">{texts.show}</span>
      </summary>
      {isOpen && <PayoutParts payout={payout} />}
    </details>
  )
}
