import { cents, formatMoney } from '@shop/domain/money'
import { FreeShippingProgress } from '../../common/cart/free-shipping-progress.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { TotalRow } from '../../common/order/total-row.tsx'
import type { Quote } from './use-quote.ts'

/** The whole price from the first step on; nothing is added later. */
export function QuoteTotals({ quote: { shown, problem } }: { readonly quote: Quote }) {
  const { totals } = useOrderTexts()
  const waiting = problem ? '—' : totals.calculating
  const say = (amount: number | undefined) => (amount === undefined ? waiting : formatMoney(cents(amount)))
  return (
    <div aria-busy={!shown && !problem}>
      <div className="min-h-8.5">{shown && <FreeShippingProgress subtotal={shown.subtotal} missing={shown.missingForFreeShipping} />}</div>
      <dl className="mt-4 space-y-1.5">
        {shown && shown.saved > 0 && (
          <>
            <TotalRow name={totals.fullPrice} value={say(shown.subtotal + shown.saved)} />
            <TotalRow name={totals.discounts} value={`−${say(shown.saved)}`} className="text-good" />
          </>
        )}
        <TotalRow name={totals.subtotal} value={say(shown?.subtotal)} />
        <TotalRow name={totals.shipping} value={shown?.shipping === 0 ? totals.free : say(shown?.shipping)} />
        <TotalRow name={totals.total} value={say(shown?.total)} className="border-t border-line pt-2 text-xl font-bold" />
      </dl>
      <p className="mt-1 text-right text-sm text-muted">{shown ? totals.tax(formatMoney(shown.tax)) : waiting}</p>
    </div>
  )
}
