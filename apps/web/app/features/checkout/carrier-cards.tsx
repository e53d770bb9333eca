import { formatMoney } from '@shop/domain/money'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { formatWeekday } from '../../kit/format-weekday.ts'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'
import { RadioCard } from './radio-card.tsx'
import type { Quote } from './use-quote.ts'

type Props = { readonly quote: Quote; readonly onChoose: (key: string) => void }

export const CarrierCards = ({ quote: { carriers, carrier }, onChoose }: Props) => {
  const locale = useLocale()
  const { carrier: texts } = useCheckoutTexts()
  const { totals } = useOrderTexts()
  if (carriers.length === 0)
    return (
      <p role="status" className="min-h-24 text-muted">
        {totals.calculating}
      </p>
    )
  return (
    <div role="radiogroup" aria-labelledby="paqueteria-title" className="grid gap-3 sm:grid-cols-2">
      {carriers.map(({ key, name, price, surcharge, delivery }) => (
        <RadioCard
          key={key}
          name="carrier"
          value={key}
          isChosen={key === carrier?.key}
          onChoose={() => onChoose(key)}
          title={name}
          aside={price === 0 ? texts.free : formatMoney(price)}
        >
          <span className="block">{texts.arrives(formatWeekday(locale, delivery.from), formatWeekday(locale, delivery.to))}</span>
          {surcharge > 0 && <span className="block">{texts.surcharge(formatMoney(surcharge))}</span>}
        </RadioCard>
      ))}
    </div>
  )
}
