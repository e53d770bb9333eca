import { formatDay } from '@shop/domain/format-day'
import { formatMoney } from '@shop/domain/money'
import { type Order, piecesOf } from '@shop/domain/order'
import type { OrderStatus } from '@shop/domain/order-status'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { type ReactNode, useEffect, useState } from 'react'
import { CustomersOnly } from '../common/account/customers-only.tsx'
import { AddressCard } from '../common/order/address-card.tsx'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { StatusBadge } from '../common/order/status-badge.tsx'
import { NotFound } from '../common/shop/not-found.tsx'
import { CopyRow } from '../features/orders/copy-row.tsx'
import { HowToPay } from '../features/orders/how-to-pay.tsx'
import { useOneOrderTexts } from '../features/orders/one-order-texts.ts'
import { OrderActions } from '../features/orders/order-actions.tsx'
import { OrderLines, OrderTotals } from '../features/orders/order-lines.tsx'
import { Timeline } from '../features/orders/timeline.tsx'
import { trackingLink } from '../features/orders/tracking-link.ts'
import { useOrder } from '../features/orders/use-order.ts'
import { VoucherSection } from '../features/orders/voucher-section.tsx'
import { ReturnsSection } from '../features/returns/returns-section.tsx'
import { formatWeekday } from '../kit/format-weekday.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { type Said, SaidNote } from '../kit/said-note.tsx'
import { ShopFailure } from '../kit/shop-failure.tsx'
import type { loader as layoutLoader } from '../layout/shop-layout.server.ts'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useOutletContext } from '../router/outlet.tsx'
import { useDataOf, useLocation, useParams } from '../router/router-context.ts'
import { useLocale } from '../texts.ts'

export default function OrderPage() {
  const texts = useOneOrderTexts()
  const { id = '' } = useParams()
  return <CustomersOnly waiting={<Loading title={texts.title} />}>{() => <OrderOf key={id} folio={id} />}</CustomersOnly>
}

function Loading({ title }: { readonly title: string }) {
  return (
    <>
      <PrivateHead title={title} />
      <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
      <p role="status" className="min-h-[60vh] text-muted">
        {useOneOrderTexts().loading}
      </p>
    </>
  )
}

function OrderOf({ folio }: { readonly folio: string }) {
  const texts = useOneOrderTexts()
  const { found, keep } = useOrder(folio)
  const categories = useDataOf<typeof layoutLoader>('shop-layout')?.categories
  if (found === 'missing') return <NotFound categories={categories} />
  if (found === 'lost') return <ShopFailure />
  if (!found) return <Loading title={texts.title} />
  return <OrderView order={found.order} keep={keep} />
}

type ViewProps = { readonly order: Order; readonly keep: (order: Order) => void }

function OrderView({ order, keep }: ViewProps) {
  const locale = useLocale()
  const texts = useOneOrderTexts()
  const { steps, methods, folio } = useOrderTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  const [said, setSaid] = useState<Said>()
  useHash()
  // What arrived, or never will, is promised for no day.
  const promise =
    order.status === 'pending' ? texts.arrivesOncePaid : ON_ITS_WAY.includes(order.status) && piecesOf(order.lines) > 0 && texts.arrives
  const change = (changed: Order, words = '') => {
    keep(changed)
    setSaid({ words })
  }
  return (
    <div className="mx-auto max-w-5xl space-y-5">
      <PrivateHead title={folio(order.folio)} />
      <p className="hidden text-lg font-bold print:block">
        {identity.legalName} · {identity.address}
      </p>
      <div>
        <Link
          to={paths.orders(locale)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2 print:hidden"
        >
          ← {texts.back}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-3xl font-bold tracking-tight">{folio(order.folio)}</h1>
          <StatusBadge status={order.status} label={order.label} />
        </div>
        <p className="text-muted">{texts.placedOn(formatDay(locale, order.placedAt))}</p>
        <p className="hidden font-semibold print:block">{texts.notInvoice}</p>
      </div>
      <SaidNote said={said} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <Box title={steps[order.next]}>
            <HowToPay order={order} />
            {order.refunds.map(({ amount, status, way, isAllowance, at }) => (
              <p key={at.getTime()}>
                {(isAllowance ? texts.allowance : texts.refund)(formatMoney(amount))} {texts.ways[way]}: {texts.refunds[status]}
              </p>
            ))}
          </Box>
          <VoucherSection order={order} onChange={(changed) => change(changed)} />
          <Box title={texts.lines}>
            <OrderLines order={order} />
            <OrderTotals order={order} />
          </Box>
          <ReturnsSection order={order} />
          <OrderActions order={order} onChange={change} />
        </div>
        <div className="min-w-0 space-y-5">
          <Box title={texts.timeline}>
            <Timeline order={order} />
          </Box>
          <Box title={texts.delivery}>
            <p>
              {order.carrier.name}
              {promise && (
                <span className="block text-sm text-muted">
                  {promise(formatWeekday(locale, order.delivery.from), formatWeekday(locale, order.delivery.to))}
                </span>
              )}
            </p>
            {order.tracking && <Tracking tracking={order.tracking} />}
            <AddressCard address={{ ...order.address, interior: order.address.interior ?? '' }} {...(order.receiver ?? order.recipient)} />
          </Box>
          <Box title={texts.payment}>
            <p>{methods[order.paymentMethod]}</p>
            {order.invoice && (
              <p className="text-sm">
                {texts.invoice}: {order.invoice.rfc} · {order.invoice.legalName}
              </p>
            )}
          </Box>
        </div>
      </div>
    </div>
  )
}

const ON_ITS_WAY: readonly OrderStatus[] = ['paid', 'processing', 'shipped']

function Box({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-3 rounded-2xl bg-white p-5 shadow-card ring-1 ring-line print:break-inside-avoid print:p-2 print:shadow-none">
      <h2 className="text-lg leading-snug font-bold tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

function Tracking({ tracking }: { readonly tracking: NonNullable<Order['tracking']> }) {
  const texts = useOneOrderTexts()
  const link = trackingLink(tracking)
  return (
    <div>
      <dl>
        <CopyRow name={texts.tracking(tracking.carrier)} value={tracking.number} />
      </dl>
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2 print:hidden"
        >
          {texts.follow}
        </a>
      )}
    </div>
  )
}

/** The part of the page that the address names comes after the page itself. */
function useHash() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
