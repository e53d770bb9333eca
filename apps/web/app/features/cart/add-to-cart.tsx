import { MOST_PIECES } from '@shop/domain/cart'
import type { ProductSummary } from '@shop/domain/product'
import { type MouseEvent, useEffect, useState } from 'react'
import { addToCart, piecesInCart, quantityInCart } from '../../browser/cart.ts'
import { useTexts } from '../../texts.ts'
import { cartProductOf } from './cart-product.ts'
import { expectDrawer, signalCart } from './cart-signals.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = {
  readonly part: ProductSummary
  /** A card only says what happened; the part's own page asks how many and opens the cart. */
  readonly place: 'card' | 'page'
}

const SHOWN_MS = 2_000

/** Nothing at all for a part that cannot be bought. */
export const AddToCart = ({ part, place }: Props) => {
  const { cart: texts } = useTexts()
  const [wanted, setWanted] = useState(1)
  const [result, setResult] = useState<{ readonly text: string }>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const most = Math.min(part.stock, MOST_PIECES)
  if (most < 1 || part.status !== 'active') return null
  const isPage = place === 'page'

  const add = (event: MouseEvent<HTMLButtonElement>) => {
    const before = quantityInCart(part.id)
    const qty = Math.min(wanted, most - before)
    if (qty > 0) addToCart(cartProductOf(part), qty)
    setResult({ text: qty > 0 ? `✓ ${texts.added}` : texts.full })
    const says =
      qty < 1
        ? texts.saysFull(before, part.name)
        : qty < wanted
          ? texts.saysPartlyAdded(qty, part.name)
          : texts.saysAdded(qty, part.name, piecesInCart())
    signalCart({ says, ...(isPage ? { opensFor: event.currentTarget } : {}) })
  }

  return (
    <div className={isPage ? 'flex flex-wrap items-start gap-3' : 'relative z-10'}>
      {isPage && <QuantityStepper name={part.name} qty={Math.min(wanted, most)} most={most} onChange={setWanted} />}
      <button
        type="button"
        onClick={add}
        {...(isPage ? { onPointerEnter: expectDrawer, onFocus: expectDrawer } : {})}
        className={`inline-flex items-center justify-center rounded-lg bg-brand font-semibold text-white transition-colors hover:bg-brand-dark ${
          isPage ? 'min-h-12 min-w-52 flex-1 px-5' : 'min-h-11 w-full px-3 text-sm'
        }`}
      >
        {result?.text ?? (isPage ? texts.addLong : texts.add)}
        <span className="sr-only">{texts.which(part.name)}</span>
      </button>
    </div>
  )
}
