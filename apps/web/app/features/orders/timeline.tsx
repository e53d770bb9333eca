import type { Order } from '@shop/domain/order'
import { TIMELINE } from '@shop/domain/order-status'
import { useOrderLabels } from '../../common/order/order-texts.ts'
import { formatTime } from '../../kit/format-time.ts'
import { useLocale } from '../../texts.ts'
import { useOneOrderTexts } from './one-order-texts.ts'

/** What happened and when, and what is still to come. */
export function Timeline({ order }: { readonly order: Order }) {
  const locale = useLocale()
  const texts = useOneOrderTexts()
  const labels = useOrderLabels().status
  const last = order.timeline.at(-1)
  const place = (TIMELINE as readonly string[]).indexOf(order.status)
  const toCome = place < 0 || order.next === 'refund' || order.next === 'pieces-cancelled' ? [] : TIMELINE.slice(place + 1)
  return (
    <ol className="relative space-y-4 border-l-2 border-line pl-6">
      {order.timeline.map((move) => (
        <li key={`${move.status} ${move.at.getTime()}`} aria-current={move === last ? 'step' : undefined} className="group relative">
          <span className="absolute top-1 -left-[31px] size-3 rounded-full bg-brand ring-4 ring-white group-aria-[current=step]:size-4 group-aria-[current=step]:-left-[33px]" />
          <p className="font-semibold">{move.label}</p>
          <p className="text-sm text-muted">{formatTime(locale, move.at)}</p>
          {texts.reasons[move.reason] && <p className="text-sm">{texts.reasons[move.reason]}</p>}
        </li>
      ))}
      {toCome.map((status) => (
        <li key={status} className="relative text-muted print:hidden">
          <span className="absolute top-1 -left-[31px] size-3 rounded-full border-2 border-muted bg-white ring-4 ring-white" />
          <p>
            {labels[status]}
            <span className="sr-only"> ({texts.expected})</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
