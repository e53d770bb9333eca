import type { Fit } from '@shop/domain/fitment'
import type { ProductSummary } from '@shop/domain/product'
import { useState } from 'react'
import { AddToCart, mostToSell } from '../../common/cart/add-to-cart.tsx'
import { QuantityStepper } from '../../common/cart/quantity-stepper.tsx'
import { AskForPart } from '../../common/part/ask-for-part.tsx'

/** On the part's own page: how many, and into the cart. What cannot be bought can be asked for. */
export const BuyPart = ({ part, fit }: { readonly part: ProductSummary; readonly fit: Fit | undefined }) => {
  const [wanted, setWanted] = useState(1)
  const most = mostToSell(part)
  if (most < 1) return <AskForPart part={part} place="page" />
  const qty = Math.min(wanted, most)
  return (
    <div className="flex flex-wrap items-start gap-3">
      <QuantityStepper name={part.name} qty={qty} most={most} onChange={setWanted} />
      <AddToCart part={part} qty={qty} place="page" fit={fit} />
    </div>
  )
}
