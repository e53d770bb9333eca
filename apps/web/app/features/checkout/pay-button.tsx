import { formatMoney } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { useOrderTexts } from '../orders/order-texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import type { Payment } from './use-payment.ts'
import type { Quote } from './use-quote.ts'

type Props = { readonly quote: Quote; readonly method: PaymentMethod; readonly payment: Payment }

/** Says what it costs. While the purchase is being saved it stays where it is and does nothing more. */
export const PayButton = ({ quote: { shown, isToAdjust }, method, payment: { isSaving, pay } }: Props) => {
  const { summary } = useCheckoutTexts()
  const { totals } = useOrderTexts()
  const says = { card: summary.pay, oxxo: summary.payAtOxxo, transfer: summary.payByTransfer }[method]
  return (
    <button
      type="button"
      onClick={pay}
      disabled={!shown || isToAdjust}
      aria-disabled={isSaving}
      aria-busy={isSaving}
      className="min-h-13 w-full rounded-lg bg-brand px-6 text-lg font-bold text-white hover:bg-brand-dark disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-80"
    >
      {isSaving ? summary.paying : shown ? says(formatMoney(shown.total)) : totals.calculating}
    </button>
  )
}
