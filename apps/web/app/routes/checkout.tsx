import { useCallback, useState } from 'react'
import { useCustomer } from '../browser/customer.ts'
import { useIsAwake } from '../browser/is-awake.ts'
import { useToken } from '../browser/session.ts'
import { readShippingInfo, type ShippingInfo } from '../browser/shipping-info.ts'
import { isSessionOver } from '../calls/call-as-customer.ts'
import { VerificationNotice } from '../common/account/lazy-verification-notice.ts'
import { CartAside } from '../features/checkout/cart-aside.tsx'
import { CheckoutForm } from '../features/checkout/checkout-form.tsx'
import { useCheckoutTexts } from '../features/checkout/checkout-texts.ts'
import { EmptyCheckout } from '../features/checkout/empty-checkout.tsx'
import { HelpBlock } from '../features/checkout/help-block.tsx'
import { Steps } from '../features/checkout/steps.tsx'
import { useEarlierPurchase } from '../features/checkout/use-earlier-purchase.ts'
import { useQuote } from '../features/checkout/use-quote.ts'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import { notifyFailure } from '../kit/notify-failure.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { ShopFailure } from '../kit/shop-failure.tsx'
import { useLocale } from '../texts.ts'

/** Most come signed in and need no form for it. */
const SignInHere = lazyHydrate(
  async () => (await import('../features/checkout/sign-in-here.tsx')).SignInHere,
  async () => {},
)

/** The server draws it waiting, the same for everybody; cart, customer and choices are the browser's. */
export default function Checkout() {
  const { title, loading } = useCheckoutTexts()
  const isAwake = useIsAwake()
  return (
    <>
      <PrivateHead title={title} />
      {isAwake ? (
        <CheckoutHere />
      ) : (
        <>
          <Steps step={1} />
          <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
          <p role="status" className="mt-4 min-h-[60vh] text-muted">
            {loading}
          </p>
        </>
      )}
    </>
  )
}

function CheckoutHere() {
  const locale = useLocale()
  const texts = useCheckoutTexts()
  const token = useToken()
  const [isLost, setIsLost] = useState(false)
  const tell = useCallback((error: unknown, retry: () => void) => {
    if (isSessionOver(error)) return
    notifyFailure(error, retry)
    setIsLost(true)
  }, [])
  const customer = useCustomer(locale, tell)
  const [info, setInfo] = useState<ShippingInfo>(readShippingInfo)
  const choose = useCallback((some: Partial<ShippingInfo>) => setInfo((before) => ({ ...before, ...some })), [])
  const quote = useQuote(info.carrierKey)
  useEarlierPurchase(customer)
  if (quote.isEmpty) return <EmptyCheckout />
  return (
    <>
      <Steps step={1} />
      <h1 className="mb-5 text-3xl font-bold tracking-tight">{texts.title}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <CartAside quote={quote} />
        <div className="min-w-0 space-y-6">
          {!token && <SignInHere total={quote.shown?.total} />}
          {token && !customer && (isLost ? <ShopFailure /> : <p role="status">{texts.loading}</p>)}
          {customer && !customer.isVerified && <VerificationNotice customer={customer} />}
          {customer && <CheckoutForm key={customer.id} customer={customer} quote={quote} info={info} choose={choose} />}
          <HelpBlock />
        </div>
      </div>
    </>
  )
}
