import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { CustomersOnly } from '../common/account/customers-only.tsx'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { OrderCard } from '../features/orders/order-card.tsx'
import { useOrders } from '../features/orders/use-orders.ts'
import { PrivateHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { useLocale } from '../texts.ts'

export default function Orders() {
  const { title } = useOrderTexts()
  return (
    <div className="mx-auto max-w-3xl">
      <PrivateHead title={title} />
      <h1 className="mb-5 text-3xl font-bold tracking-tight">{title}</h1>
      <CustomersOnly waiting={<Loading />}>{() => <History />}</CustomersOnly>
    </div>
  )
}

function Loading() {
  return (
    <p role="status" className="min-h-[50vh] text-muted">
      {useOrderTexts().loading}
    </p>
  )
}

function History() {
  const texts = useOrderTexts()
  const { state, waiting, orders, hasMore, more } = useOrders()
  if (state === 'loading' && orders.length === 0) return <Loading />
  if (state === 'ready' && orders.length === 0) return <NoOrders />
  return (
    <div className="space-y-8">
      {waiting.length > 0 && (
        <section aria-labelledby="waiting" className="rounded-2xl border border-warn/40 bg-accent/10 p-4 sm:p-5">
          <h2 id="waiting" className="text-xl font-bold tracking-tight">
            {texts.waiting.title}
          </h2>
          <p className="mb-4 text-sm">{texts.waiting.lead}</p>
          <ul className="space-y-4">
            {waiting.map((order) => (
              <OrderCard key={order.folio} order={order} isWaiting />
            ))}
          </ul>
        </section>
      )}
      {orders.length > 0 && (
        <section aria-labelledby="all">
          <h2 id="all" className="mb-4 text-xl font-bold tracking-tight">
            {texts.all}
          </h2>
          <ul className="space-y-4">
            {orders.map((order) => (
              <OrderCard key={order.folio} order={order} />
            ))}
          </ul>
        </section>
      )}
      {state === 'failed' && (
        <p role="alert" className="rounded-lg bg-bad/10 p-4 font-medium">
          {texts.failed}
        </p>
      )}
      {state === 'loading' && <p role="status">{texts.loading}</p>}
      {hasMore && (
        <Button look="plain" onClick={more}>
          {state === 'failed' ? texts.retry : texts.more}
        </Button>
      )}
    </div>
  )
}

function NoOrders() {
  const locale = useLocale()
  const { empty } = useOrderTexts()
  return (
    <div className="rounded-2xl bg-white p-8 text-center shadow-card ring-1 ring-line">
      <h2 className="text-xl font-bold">{empty.title}</h2>
      <p className="mt-1 text-muted">{empty.lead}</p>
      <Link to={paths.products(locale)} className={`${buttonLook('main')} mt-4 min-h-12`}>
        {empty.action}
      </Link>
    </div>
  )
}
