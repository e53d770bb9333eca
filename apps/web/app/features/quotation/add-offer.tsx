import type { NamedCar } from '@shop/domain/asked-products'
import type { OfferLine, OpenedOffer } from '@shop/domain/quotation'
import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { type MouseEvent, useState } from 'react'
import { addToCart, quantityInCart } from '../../browser/cart.ts'
import { cartProductOf } from '../../common/cart/cart-product.ts'
import { expectDrawer, signalCart } from '../../common/cart/cart-signals.ts'
import { useOfferTexts } from './offer-texts.ts'

type Props = { readonly offer: OpenedOffer; readonly token: string }

/** Everything at its promised price; what is in the cart already is not put there twice. */
export function AddOffer({ offer: { lines, forCar }, token }: Props) {
  const texts = useOfferTexts()
  const [isAdded, setIsAdded] = useState(false)
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const added = lines.reduce((sum, line) => sum + addLine(line, token, forCar), 0)
    setIsAdded(true)
    signalCart({ says: added > 0 ? texts.saysAdded(added) : texts.saysThere, opensFor: currentTarget })
  }
  return (
    <TapButton onClick={add} onPointerEnter={expectDrawer} onFocus={expectDrawer} className={`${buttonLook('main')} min-h-12 w-full`}>
      {isAdded ? `✓ ${texts.added}` : texts.addAll}
    </TapButton>
  )
}

function addLine({ product, price, left }: OfferLine, offer: string, car: NamedCar | undefined): number {
  const missing = left - quantityInCart({ product: { _id: product.id }, offer })
  if (missing < 1) return 0
  addToCart(cartProductOf(product, price), missing, offer, car)
  return missing
}
