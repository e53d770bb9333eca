import { Button } from '@shop/ui/button'
import { piecesIn, useCart } from '../../browser/cart.ts'
import { signalCart } from '../../common/cart/cart-signals.ts'
import { PricingProblem } from '../../common/cart/pricing-problem.tsx'
import { DisclosureMark } from '../../kit/disclosure-mark.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteTotals } from './quote-totals.tsx'
import type { Quote } from './use-quote.ts'

/** The order beside the form: what it is and what all of it costs. On a phone the parts are folded, the total is not. */
export function CartAside({ quote }: { readonly quote: Quote }) {
  const { cart } = useCheckoutTexts()
  const pieces = piecesIn(useCart())
  return (
    <aside
      aria-labelledby="pedido-title"
      className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="pedido-title" className="text-xl font-bold tracking-tight">
          {cart.title}
        </h2>
        <Button look="link" onClick={(event) => signalCart({ says: '', opensFor: event.currentTarget })} className="text-sm">
          {cart.edit}
        </Button>
      </div>
      <PricingProblem problem={quote.problem} onRetry={quote.refresh} className="my-2 rounded-lg" />
      {/* Changed lines must be seen: they open it. */}
      <details open={quote.states.some(({ changes }) => changes.length > 0)} className="group lg:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 text-sm font-medium">
          {cart.show} · {cart.pieces(pieces)}
          <DisclosureMark />
        </summary>
        <QuoteLines states={quote.states} />
      </details>
      <div className="hidden lg:block">
        <QuoteLines states={quote.states} />
      </div>
      <div className="mt-3">
        <QuoteTotals quote={quote} />
      </div>
    </aside>
  )
}
