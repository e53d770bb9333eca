import { formatMoney } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import { RadioCard } from './radio-card.tsx'
import { useArrivalText } from './use-arrival-text.ts'
import type { Quote } from './use-quote.ts'

type Props = { readonly quote: Quote; readonly method: PaymentMethod; readonly onChoose: (key: string) => void }

/** With the days that the chosen way of paying allows for, so that no later page has to say others. */
export function CarrierCards({ quote: { carriers, carrier, problem }, method, onChoose }: Props) {
  const arrivalText = useArrivalText()
  const { carrier: texts } = useCheckoutTexts()
  const { totals } = useOrderTexts()
  if (carriers.length === 0)
    return (
      <p role="status" className="min-h-24 text-muted">
        {problem ? '—' : totals.calculating}
      </p>
    )
  return (
    <div role="radiogroup" aria-labelledby="paqueteria-title" className="grid gap-3 sm:grid-cols-2">
      {carriers.map(({ key, name, price, surcharge, deliveries }) => (
        <RadioCard
          key={key}
          name="carrier"
          value={key}
          isChosen={key === carrier?.key}
          onChoose={() => onChoose(key)}
          title={name}
          aside={price === 0 ? texts.free : formatMoney(price)}
        >
          <span className="block">{arrivalText(deliveries[method], method === 'card')}</span>
          {surcharge > 0 && <span className="block">{texts.surcharge(formatMoney(surcharge))}</span>}
        </RadioCard>
      ))}
    </div>
  )
}
