import type { Fit } from '@shop/domain/fitment'
import { cents, formatMoney } from '@shop/domain/money'
import type { ProductSummary } from '@shop/domain/product'
import { useState } from 'react'
import { AddToCart, mostToSell } from '../../common/cart/add-to-cart.tsx'
import { QuantityStepper } from '../../common/cart/quantity-stepper.tsx'
import { AskForPart } from '../../common/part/ask-for-part.tsx'
import { usePartChoiceTexts } from '../../common/part/part-choice-texts.ts'
import { WaysToPay } from '../../common/shop/ways-to-pay.tsx'

/** On the part's own page: how many, or as many as a car takes, and into the cart. What cannot be bought can be asked for. */
export function BuyPart({ part, fit }: { readonly part: ProductSummary; readonly fit: Fit | undefined }) {
  const { addPerCar } = usePartChoiceTexts()
  const [wanted, setWanted] = useState(1)
  const most = mostToSell(part)
  if (most < 1) return <AskForPart part={part} place="page" />
  const qty = Math.min(wanted, most)
  const perCar = part.piecesPerCar ?? 1
  return (
    <div className="flex flex-wrap items-start gap-3">
      <QuantityStepper name={part.name} qty={qty} most={most} onChange={setWanted} />
      <AddToCart part={part} qty={qty} place="page" fit={fit} />
      {perCar > 1 && perCar <= most && (
        <AddToCart part={part} qty={perCar} place="page" fit={fit} text={addPerCar(perCar, formatMoney(cents(part.finalPrice * perCar)))} />
      )}
      <WaysToPay amount={part.finalPrice} className="w-full" />
    </div>
  )
}
