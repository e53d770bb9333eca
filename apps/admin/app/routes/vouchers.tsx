import { listStaffOrders, showStaffOrder } from '@shop/contract/staff/orders'
import { Link, useSearchParams } from 'react-router'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { VoucherDesk } from '../features/orders/voucher-desk.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

const AGAIN_MS = 30_000
const MOST_SHOWN = 50

/** Receipts in the order in which they came, one after the other. */
export function Vouchers() {
  const { desk: texts } = useOrderTexts()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const waiting = useCall(listStaffOrders, { query: { page: 1, limit: MOST_SHOWN, isWithVoucher: true } })
  useEvery(AGAIN_MS, waiting.reload)
  const folio = parameters.get('folio') ?? waiting.data?.items[0]?.folio
  const called = useCall(showStaffOrder, folio === undefined ? undefined : { params: { folio } })
  const reload = () => {
    waiting.reload()
    called.reload()
  }
  return (
    <Screen title={names.vouchers} lead={texts.lead}>
      <Loaded of={waiting}>
        {({ items, total }) => (
          <>
            <p role="status" className="font-medium">
              {total === 0 ? texts.none : texts.waiting(total)}
            </p>
            <ul className="mt-3 flex flex-wrap gap-2">
              {items.map((order) => (
                <li key={order.folio}>
                  <Link
                    to={`?folio=${order.folio}`}
                    aria-current={order.folio === folio ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 font-mono text-brand hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint"
                  >
                    {order.folio}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {folio !== undefined && (
        <Loaded of={{ ...called, data: called.data?.order.folio === folio ? called.data : undefined }}>
          {(seen) => <VoucherDesk key={seen.order.folio} seen={seen} onChange={reload} />}
        </Loaded>
      )}
    </Screen>
  )
}
