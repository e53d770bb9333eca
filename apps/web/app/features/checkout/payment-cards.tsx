import { type Cents, formatMoney } from '@shop/domain/money'
import type { PaymentForm } from '@shop/domain/payment-form'
import { isNameForOxxo, type PaymentMethod, transferHold, voucherExpiry } from '@shop/domain/payment-method'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { formatTime } from '../../kit/format-time.ts'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import { RadioCard } from './radio-card.tsx'

type Props = {
  readonly forms: readonly PaymentForm[] | undefined
  readonly chosen: PaymentMethod
  readonly total: Cents | undefined
  readonly customerName: string
  readonly onChoose: (method: PaymentMethod) => void
}

/** Each says when it confirms, until when it can be paid and what to do. */
export function PaymentCards({ forms, chosen, total, customerName, onChoose }: Props) {
  const { payment } = useCheckoutTexts()
  const { totals } = useOrderTexts()
  const deadlineOf = useDeadlines()
  const reasonOf = useReasons(total, customerName)
  if (!forms)
    return (
      <p role="status" className="min-h-48 text-muted">
        {totals.calculating}
      </p>
    )
  return (
    <div role="radiogroup" aria-labelledby="pago-title" className="grid gap-3">
      {forms.map((form) => (
        <RadioCard
          key={form.method}
          name="payment"
          value={form.method}
          isChosen={form.method === chosen}
          onChoose={() => onChoose(form.method)}
          reason={reasonOf(form)}
          title={form.label}
        >
          <span className="block">{form.instructions}</span>
          <span className="block font-medium text-ink">{deadlineOf[form.method]}</span>
          {form.page?.isTest && <span className="block font-semibold text-warn">{payment.test}</span>}
        </RadioCard>
      ))}
    </div>
  )
}

function useDeadlines(): Readonly<Record<PaymentMethod, string>> {
  const locale = useLocale()
  const { payment } = useCheckoutTexts()
  const now = new Date()
  return {
    card: payment.card,
    oxxo: payment.oxxo(formatTime(locale, voucherExpiry(now))),
    transfer: payment.transfer(formatTime(locale, transferHold(now))),
  }
}

/** Why a way of paying cannot be used for this purchase. */
export function useReasons(total: Cents | undefined, customerName: string) {
  const { payment } = useCheckoutTexts()
  return ({ method, least, most }: PaymentForm): string | undefined => {
    if (total !== undefined && most !== undefined && total > most) return payment.tooLarge(formatMoney(most))
    if (total !== undefined && total < least) return payment.tooSmall(formatMoney(least))
    return method === 'oxxo' && !isNameForOxxo(customerName) ? payment.nameForOxxo : undefined
  }
}
