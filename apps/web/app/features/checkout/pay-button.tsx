import { formatMoney } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { Button } from '@shop/ui/button'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import type { Payment } from './use-payment.ts'
import type { Quote } from './use-quote.ts'

type Props = { readonly quote: Quote; readonly method: PaymentMethod; readonly payment: Payment }

/** Says what it costs. While the purchase is being saved it stays where it is and does nothing more. */
export function PayButton({ quote: { shown, isToAdjust }, method, payment: { isSaving, pay } }: Props) {
  const { summary } = useCheckoutTexts()
  const { totals } = useOrderTexts()
  const says = { card: summary.pay, oxxo: summary.payAtOxxo, transfer: summary.payByTransfer }[method]
  return (
    <Button onClick={pay} disabled={!shown || isToAdjust} isBusy={isSaving} aria-busy={isSaving} className="min-h-13 w-full text-lg">
      {isSaving ? summary.paying : shown ? says(formatMoney(shown.total)) : totals.calculating}
    </Button>
  )
}
