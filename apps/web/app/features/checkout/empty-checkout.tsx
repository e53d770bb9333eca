import { Link } from 'react-router'
import { CartIcon } from '../../common/cart/cart-icon.tsx'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { useCheckoutTexts } from './checkout-texts.ts'

export const EmptyCheckout = () => {
  const locale = useLocale()
  const { empty } = useCheckoutTexts()
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-2 py-10 text-center">
      <span className="mb-2 rounded-full bg-brand-tint p-6 text-brand">
        <CartIcon className="size-12" />
      </span>
      <h1 className="text-2xl font-bold">{empty.title}</h1>
      <p className="text-balance text-muted">{empty.lead}</p>
      <Link
        to={paths.products(locale)}
        className="mt-3 inline-flex min-h-12 items-center rounded-lg bg-brand px-6 font-semibold text-white hover:bg-brand-dark"
      >
        {empty.action}
      </Link>
    </div>
  )
}
