import { useEffect } from 'react'
import { EmptyCart } from '../../common/cart/empty-cart.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'

export function EmptyCheckout() {
  const { empty } = useCheckoutTexts()
  // Who goes back to it, or empties the cart in it, was far down on a page that was longer.
  // In braces: browsers have begun to answer a promise here, and React takes what an effect answers for its end.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  return (
    <EmptyCart
      title={<h1 className="text-2xl font-bold">{empty.title}</h1>}
      lead={empty.lead}
      action={empty.action}
      className="mx-auto max-w-xl py-10"
    />
  )
}
