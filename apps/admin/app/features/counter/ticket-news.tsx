import { priceCart } from '@shop/contract/shop/cart'
import { formatMoney } from '@shop/domain/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { type Change, sinceThen } from './since-then.ts'
import { askedLines, type Ticket } from './ticket.ts'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = { readonly ticket: Ticket; readonly onChange: (next: (before: Ticket) => Ticket) => void }

/** A ticket that was left here is asked about when somebody comes back to it: what it says is what the shop would sell now. */
export function TicketNews({ ticket, onChange }: Props) {
  const { news: texts } = useCounterTexts()
  const [asked] = useState(() => askedLines(ticket))
  const [changes, setChanges] = useState<readonly Change[]>([])
  const { data } = useCall(priceCart, asked.length > 0 ? { body: { lines: asked } } : undefined)
  const update = useEffectEvent((current: NonNullable<typeof data>) => {
    const found = sinceThen(ticket, current)
    setChanges(found.changes)
    onChange((before) => sinceThen(before, current).ticket)
  })
  useEffect(() => {
    if (data) update(data)
  }, [data])
  if (changes.length === 0) return null
  return (
    <div role="status" className="mb-4 rounded-lg border border-accent bg-accent/15 p-3 text-sm">
      <p className="font-semibold">{texts.title}</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change.name}>
            {change.kind === 'gone'
              ? texts.gone(change.name)
              : texts.price(change.name, formatMoney(change.before), formatMoney(change.after))}
          </li>
        ))}
      </ul>
    </div>
  )
}
