import { cardProblemOf } from '@shop/domain/card-problem'
import type { Customer } from '@shop/domain/customer'
import { formatMoney } from '@shop/domain/money'
import { VerificationNotice } from '../../common/account/lazy-verification-notice.ts'
import { useFocus } from '../../kit/use-focus.ts'
import { useCardProblemTexts, useCheckoutTexts } from './checkout-texts.ts'
import type { PaymentProblem } from './payment-problem.ts'
import type { Shown } from './use-quote.ts'

type Props = {
  readonly problem: PaymentProblem
  /** What the shopper saw when "pay" was pressed. */
  readonly before: Shown | undefined
  readonly customer: Customer
}

/** What went wrong and what to do now, where it is read first. */
export function ProblemBox({ problem, before, customer }: Props) {
  const { title } = useCardProblemTexts()
  const box = useFocus<HTMLDivElement>(problem)
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-5 space-y-2 rounded-lg border border-bad bg-bad/5 p-4">
      <h2 className="font-bold text-bad">{title}</h2>
      <Explanation problem={problem} before={before} customer={customer} />
    </div>
  )
}

function Explanation({ problem, before, customer }: Props) {
  const { summary } = useCheckoutTexts()
  const { texts } = useCardProblemTexts()
  switch (problem.kind) {
    case 'refused':
      return <p>{texts[cardProblemOf(problem.failure)]}</p>
    case 'out-of-stock':
      return <p>{summary.outOfStock}</p>
    case 'total-changed':
      return (
        <>
          <p>{summary.totalChanged(formatMoney(before?.total ?? problem.total), formatMoney(problem.total))}</p>
          {before && before.shipping !== problem.shipping && (
            <p>{summary.shippingChanged(formatMoney(before.shipping), formatMoney(problem.shipping))}</p>
          )}
        </>
      )
    case 'unverified':
      return (
        <>
          <p>{summary.unverified}</p>
          <VerificationNotice customer={customer} />
        </>
      )
    case 'said':
      return <p>{problem.message}</p>
  }
}
