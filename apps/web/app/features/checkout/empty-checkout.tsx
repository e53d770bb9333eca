import { EmptyCart } from '../../common/cart/empty-cart.tsx'
import { useCheckoutTexts } from './checkout-texts.ts'

export const EmptyCheckout = () => {
  const { empty } = useCheckoutTexts()
  return (
    <EmptyCart
      title={<h1 className="text-2xl font-bold">{empty.title}</h1>}
      lead={empty.lead}
      action={empty.action}
      className="mx-auto max-w-xl py-10"
    />
  )
}
