import { readAnyVoucher, showStaffOrder } from '@shop/contract/staff/orders'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Card } from '@shop/ui/card'
import { Link, useParams } from 'react-router'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { StatusMark } from '../common/order/status-mark.tsx'
import { CasesOfOrder } from '../features/money-cases/cases-of-order.tsx'
import { OrderDisputes } from '../features/orders/order-disputes.tsx'
import { DeliveryPanel, PaymentPanel } from '../features/orders/order-facts.tsx'
import { OrderHistory } from '../features/orders/order-history.tsx'
import { OrderLines } from '../features/orders/order-lines.tsx'
import { OrderSteps } from '../features/orders/order-steps.tsx'
import { OwedRefunds } from '../features/orders/owed-refunds.tsx'
import { ReturnsOfOrder } from '../features/returns/returns-of-order.tsx'
import { fileAddress } from '../kit/calls/file-address.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { TextLink } from '../kit/text-link.tsx'
import { screens } from '../screens.ts'

const LINK = 'inline-flex min-h-11 items-center text-brand underline underline-offset-2'

export function Order() {
  const texts = useOrderTexts()
  const { folio = '' } = useParams()
  const called = useCall(showStaffOrder, { params: { folio } })
  return (
    <Screen title={folio}>
      <p className="flex flex-wrap gap-x-6">
        <Link to={screens.orders.path} className={LINK}>
          {texts.back}
        </Link>
        <Link to="imprimir" className={LINK}>
          {texts.print}
        </Link>
      </p>
      <Loaded of={called}>{(seen) => <Desk seen={seen} onChange={called.reload} />}</Loaded>
    </Screen>
  )
}

function Desk({ seen, onChange }: { readonly seen: StaffOrder; readonly onChange: () => void }) {
  const texts = useOrderTexts()
  const { order, hold } = seen
  const { role } = useMember()
  const mayMoney = screens.moneyCases.roles.some((one) => one === role)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <StatusMark status={order.status} />
        <span className="text-muted">
          <Moment at={order.placedAt} />
        </span>
      </div>
      {order.isTest && <Warning text={texts.test} />}
      {hold && <Warning text={texts.holds[hold]} />}
      {mayMoney && <CasesOfOrder folio={order.folio} />}
      <OwedRefunds seen={seen} onChange={onChange} />
      <OrderSteps seen={seen} onChange={onChange} />
      <OrderDisputes seen={seen} onChange={onChange} />
      <OrderLines order={order} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <DeliveryPanel order={order} />
        <PaymentPanel order={order} />
      </div>
      {order.vouchers.length > 0 && <Vouchers seen={seen} />}
      <ReturnsOfOrder folio={order.folio} />
      <OrderHistory seen={seen} onChange={onChange} />
    </div>
  )
}

function Warning({ text }: { readonly text: string }) {
  return <p className="rounded-lg border-l-4 border-accent bg-white p-3 font-medium">{text}</p>
}

function Vouchers({ seen: { order } }: { readonly seen: StaffOrder }) {
  const texts = useOrderTexts()
  const { role } = useMember()
  const mayReview = screens.vouchers.roles.some((one) => one === role)
  return (
    <Card title={texts.vouchers}>
      <ul className="divide-y divide-line">
        {order.vouchers.map(({ id, status, uploadedAt, rejectReason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="font-medium">{texts.voucherStatus[status]}</span>
            <span className="text-muted">
              <Moment at={uploadedAt} />
            </span>
            {rejectReason && <span>{rejectReason}</span>}
            {mayReview && (
              <TextLink href={fileAddress(readAnyVoucher, { id })} target="_blank" rel="noreferrer">
                {texts.openVoucher}
              </TextLink>
            )}
            {mayReview && status === 'received' && (
              <Link to={`${screens.vouchers.path}?folio=${order.folio}`} className={LINK}>
                {texts.review}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
