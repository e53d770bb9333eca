import { formatMoney } from '@shop/domain/money'
import { piecesOf } from '@shop/domain/order'
import { buttonLook } from '@shop/ui/button-look'
import { CalendarIcon } from '@shop/ui/icons'
import { abandonPurchase } from '../browser/purchase.ts'
import { CustomersOnly } from '../common/account/customers-only.tsx'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { TotalRow } from '../common/order/total-row.tsx'
import { useConfirmationTexts } from '../features/checkout/confirmation-texts.ts'
import { Steps } from '../features/checkout/steps.tsx'
import { useArrivalText } from '../features/checkout/use-arrival-text.ts'
import { useConfirmedOrder } from '../features/checkout/use-confirmed-order.ts'
import { HowToPay } from '../features/orders/how-to-pay.tsx'
import { OrderLines } from '../features/orders/order-lines.tsx'
import { PrivateHead } from '../kit/page-head.tsx'
import { ShopFailure } from '../kit/shop-failure.tsx'
import { useFocus } from '../kit/use-focus.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useSearchParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

export default function Confirmation() {
  const confirmation = useConfirmationTexts()
  return (
    <>
      <PrivateHead title={confirmation.title} />
      <CustomersOnly waiting={<Waiting />}>{() => <Result />}</CustomersOnly>
    </>
  )
}

function Waiting() {
  const confirmation = useConfirmationTexts()
  return (
    <>
      <Steps step={3} />
      <h1 className="text-3xl font-bold tracking-tight">{confirmation.checking}</h1>
      <p role="status" className="min-h-[60vh]" />
    </>
  )
}

function Result() {
  const locale = useLocale()
  const confirmation = useConfirmationTexts()
  const arrivalText = useArrivalText()
  const { waiting, voucher, steps, totals, pieces } = useOrderTexts()
  const [query] = useSearchParams()
  const order = useConfirmedOrder(query.get('checkout') ?? undefined)
  const heading = useFocus<HTMLHeadingElement>(order)
  if (!order) return <Waiting />
  if (order === 'lost') return <ShopFailure />
  if (order === 'in-review') return <InReview />
  const isPending = order.status === 'pending'
  return (
    <div className="mx-auto max-w-2xl">
      <Steps step={3} />
      <div className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:p-8">
        <p
          aria-hidden="true"
          className={`mb-3 flex size-14 items-center justify-center rounded-full text-3xl ${isPending ? 'bg-accent/25' : 'bg-good/10 text-good'}`}
        >
          {isPending ? '⏳' : '✓'}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          {isPending ? confirmation.titlePending : confirmation.title}
        </h1>
        <p role="status" className="mt-1 text-muted">
          {confirmation.message} {confirmation.mail(order.recipient.email)}
        </p>
        <p className="mt-4 rounded-xl bg-brand-tint px-4 py-3">
          <span className="block text-sm text-muted">{confirmation.folio}</span>
          <span className="text-2xl font-bold tracking-wide text-brand select-all">{order.folio}</span>
        </p>
        <OrderLines order={order} />
        <dl className="space-y-1.5 border-t border-line pt-3">
          <TotalRow name={totals.shipping} value={order.shipping === 0 ? totals.free : formatMoney(order.shipping)} />
          <TotalRow
            name={`${totals.total} · ${pieces(piecesOf(order.lines))}`}
            value={formatMoney(order.total)}
            className="text-xl font-bold"
          />
        </dl>
        <h2 className="mt-6 mb-2 text-xl font-bold tracking-tight">{confirmation.next}</h2>
        <p className="mb-3">{order.status === 'paid' ? confirmation.card : steps[order.next]}</p>
        <HowToPay order={order} />
        {order.canUploadVoucher && (
          <Link
            to={paths.order(locale, order.folio, '#comprobante')}
            className="mt-3 inline-flex min-h-12 w-full items-center justify-center rounded-lg border border-brand bg-white px-5 font-bold text-brand hover:bg-brand-tint sm:w-auto"
          >
            {waiting.upload}
          </Link>
        )}
        {order.canUploadVoucher && order.paymentMethod === 'oxxo' && <p className="mt-2 text-sm text-muted">{voucher.notNeeded}</p>}
        <p className="mt-6 flex items-center gap-2">
          <CalendarIcon className="size-6 shrink-0 text-brand" />
          {arrivalText(order.delivery, !isPending)}
        </p>
        <p className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
          <Link to={paths.order(locale, order.folio)} className={`${buttonLook('main')} min-h-12`}>
            {confirmation.seeOrder}
          </Link>
          <Link to={paths.products(locale)} className={`${buttonLook('plain')} min-h-12`}>
            {confirmation.keepShopping}
          </Link>
        </p>
      </div>
    </div>
  )
}

/** It was paid, and there is no order yet. The cart stays as it is; whoever wants something else begins another purchase. */
function InReview() {
  const locale = useLocale()
  const confirmation = useConfirmationTexts()
  const heading = useFocus<HTMLHeadingElement>(true)
  return (
    <div className="mx-auto max-w-2xl">
      <Steps step={3} />
      <div role="status" className="rounded-2xl bg-white p-5 shadow-card ring-1 ring-line sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
          {confirmation.inReview}
        </h1>
        <p className="mt-3">{confirmation.inReviewText}</p>
        <Link to={paths.products(locale)} onClick={abandonPurchase} className={`${buttonLook('plain')} mt-6 min-h-12`}>
          {confirmation.buyOther}
        </Link>
      </div>
    </div>
  )
}
