import { isShippableAddress } from '@shop/domain/address'
import type { Customer } from '@shop/domain/customer'
import { useEffect, useRef, useState } from 'react'
import { readShippingInfo } from '../browser/shipping-info.ts'
import { CustomersOnly } from '../common/account/customers-only.tsx'
import { signalCart } from '../common/cart/cart-signals.ts'
import { PricingProblem } from '../common/cart/pricing-problem.tsx'
import { invoiceOf } from '../common/invoice/invoice-values.ts'
import { AddressCard } from '../common/order/address-card.tsx'
import { CardFields, type CardForm } from '../features/checkout/card-fields.tsx'
import { useCheckoutTexts } from '../features/checkout/checkout-texts.ts'
import { EmptyCheckout } from '../features/checkout/empty-checkout.tsx'
import { HelpBlock } from '../features/checkout/help-block.tsx'
import { PayButton } from '../features/checkout/pay-button.tsx'
import { ProblemBox } from '../features/checkout/problem-box.tsx'
import { QuoteLines } from '../features/checkout/quote-lines.tsx'
import { QuoteTotals } from '../features/checkout/quote-totals.tsx'
import { receiverOf } from '../features/checkout/receiver-values.ts'
import { Steps } from '../features/checkout/steps.tsx'
import { SummaryGroup } from '../features/checkout/summary-group.tsx'
import { useArrivalText } from '../features/checkout/use-arrival-text.ts'
import { useEarlierPurchase } from '../features/checkout/use-earlier-purchase.ts'
import { usePayment } from '../features/checkout/use-payment.ts'
import { usePaymentForms } from '../features/checkout/use-payment-forms.ts'
import { useQuote } from '../features/checkout/use-quote.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useNavigate } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

export default function Summary() {
  const { summary, loading } = useCheckoutTexts()
  return (
    <>
      <PrivateHead title={summary.title} />
      <CustomersOnly
        waiting={
          <>
            <Steps step={2} />
            <h1 className="text-3xl font-bold tracking-tight">{summary.title}</h1>
            <p role="status" className="mt-4 min-h-[60vh] text-muted">
              {loading}
            </p>
          </>
        }
      >
        {(customer) => <SummaryOf key={customer.id} customer={customer} />}
      </CustomersOnly>
    </>
  )
}

function SummaryOf({ customer }: { readonly customer: Customer }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useCheckoutTexts()
  const { summary } = texts
  const arrivalText = useArrivalText()
  const [info] = useState(readShippingInfo)
  const quote = useQuote(info.carrierKey)
  const forms = usePaymentForms()
  const card = useRef<CardForm>(undefined)
  const payment = usePayment({ customer, quote, info, card })
  useEarlierPurchase(customer)
  const { address } = info
  const receiver = receiverOf(info.receiver)
  // Whoever began to name somebody else says it to the end, or takes it back.
  const isShippable = isShippableAddress(address) && (receiver !== undefined || info.receiver === undefined)
  useEffect(() => {
    if (!isShippable && !quote.isEmpty) navigate(paths.checkout(locale), { replace: true })
  }, [isShippable, quote.isEmpty, navigate, locale])

  if (quote.isEmpty && !payment.isSaving) return <EmptyCheckout />
  if (!address || !isShippable) return null
  const { carrier } = quote
  const method = forms?.find((form) => form.method === info.paymentMethod)
  const invoice = invoiceOf(info.invoice)
  const pay = <PayButton quote={quote} method={info.paymentMethod} payment={payment} />
  return (
    <div aria-busy={payment.isSaving}>
      <Steps step={2} />
      <h1 className="mb-5 text-3xl font-bold tracking-tight">{summary.title}</h1>
      {payment.problem && <ProblemBox problem={payment.problem} before={payment.paidFor} customer={customer} />}
      <PricingProblem problem={quote.problem} onRetry={quote.refresh} className="mb-5 rounded-lg" />
      <p role="status" className={payment.isUndecided ? 'mb-5 rounded-lg bg-brand-tint p-4 font-medium' : 'sr-only'}>
        {payment.isUndecided ? summary.processing : payment.isSaving ? summary.paying : ''}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section
          aria-label={summary.totals}
          className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line lg:sticky lg:top-4 lg:col-start-2 lg:row-start-1"
        >
          <QuoteTotals quote={quote} />
          <div className="mt-4">{pay}</div>
          {quote.isToAdjust && <p className="mt-2 text-sm font-semibold text-bad">{texts.cart.adjust}</p>}
        </section>
        <div className="min-w-0 space-y-5">
          {method?.page && (
            <section aria-labelledby="tarjeta" className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line">
              <h2 id="tarjeta" className="mb-3 text-lg font-bold tracking-tight">
                {summary.cardTitle}
              </h2>
              <CardFields page={method.page} amount={quote.shown?.total} card={card} />
            </section>
          )}
          <SummaryGroup id="refacciones" title={summary.items} edit={(button) => signalCart({ says: '', opensFor: button })}>
            <QuoteLines states={quote.states} />
          </SummaryGroup>
          <SummaryGroup id="direccion" title={texts.address.title} edit={paths.checkout(locale, '#envio')}>
            <AddressCard
              address={address}
              name={receiver?.name ?? `${customer.firstName} ${customer.lastName}`}
              phone={receiver?.phone ?? customer.phone}
            />
            <p className="mt-1 text-sm text-muted">{summary.contact(customer.email)}</p>
          </SummaryGroup>
          <SummaryGroup id="con" title={texts.carrier.title} edit={paths.checkout(locale, '#paqueteria')}>
            {carrier && (
              <p>
                {carrier.name}
                <span className="block text-sm text-muted">
                  {arrivalText(carrier.deliveries[info.paymentMethod], info.paymentMethod === 'card')}
                </span>
              </p>
            )}
          </SummaryGroup>
          <SummaryGroup id="forma" title={texts.payment.title} edit={paths.checkout(locale, '#pago')}>
            {method && (
              <p>
                {method.label}
                {!method.page && <span className="block text-sm text-muted">{method.instructions}</span>}
              </p>
            )}
            <p className="mt-2 text-sm">
              {summary.invoice}: {invoice ? `${invoice.rfc} · ${invoice.legalName}` : summary.noInvoice}
            </p>
          </SummaryGroup>
          <div>
            {pay}
            <p className="mt-2 text-sm text-muted">{summary.terms}</p>
          </div>
          <HelpBlock />
        </div>
      </div>
    </div>
  )
}
