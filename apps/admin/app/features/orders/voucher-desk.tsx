import { readAnyVoucher } from '@shop/contract/staff/orders'
import { cents, formatMoney } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { StatusMark } from '../../common/order/status-mark.tsx'
import { fileAddress } from '../../kit/calls/file-address.ts'
import { FactsList } from '../../kit/facts-list.tsx'
import { Moment } from '../../kit/moment.tsx'
import { TextLink } from '../../kit/text-link.tsx'
import { screens } from '../../screens.ts'
import { VoucherJudgement } from './voucher-judgement.tsx'

type Props = { readonly seen: StaffOrder; readonly onChange: () => void }

/** The receipt beside what it has to prove. */
export function VoucherDesk({ seen, onChange }: Props) {
  const texts = useOrderTexts()
  const { order, claims } = seen
  const voucher = order.vouchers.findLast(({ status }) => status === 'received') ?? order.vouchers.at(-1)
  if (!voucher) return null
  const claim = claims.find(({ voucherId }) => voucherId === voucher.id)
  const file = fileAddress(readAnyVoucher, { id: voucher.id })
  const { desk } = texts
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={texts.vouchers} note={texts.voucherStatus[voucher.status]}>
        {voucher.mediaType.startsWith('image/') ? (
          <a href={file} target="_blank" rel="noreferrer" aria-label={texts.openVoucher}>
            <img src={file} alt={desk.picture} className="max-h-[70vh] w-full rounded-lg border border-line object-contain" />
          </a>
        ) : (
          <TextLink href={file} target="_blank" rel="noreferrer">
            {desk.pdf}
          </TextLink>
        )}
        <p className="mt-2 text-sm text-muted">
          <Moment at={voucher.uploadedAt} />
        </p>
      </Card>
      <Card title={desk.order} aside={<StatusMark status={order.status} />}>
        <FactsList
          facts={[
            [
              texts.folio,
              <Link key="folio" to={`${screens.orders.path}/${order.folio}`} className="font-mono text-brand underline underline-offset-2">
                {order.folio}
              </Link>,
            ],
            [texts.customer, order.recipient.name],
            [desk.expected, <strong key="total">{formatMoney(order.total)}</strong>],
            ...(order.received === undefined ? [] : [[desk.came, formatMoney(order.received)] as const]),
            ...(order.account
              ? [
                  [
                    texts.reference,
                    <span key="reference" className="font-mono">
                      {order.account.reference}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.trackingKey
              ? [
                  [
                    desk.trackingKey,
                    <span key="key" className="font-mono">
                      {claim.trackingKey}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.bank ? [[desk.bank, claim.bank] as const] : []),
            ...(claim?.amount !== undefined
              ? [
                  [
                    desk.claimed,
                    <span key="amount" className={claim.amount === order.total ? '' : 'text-bad'}>
                      {formatMoney(claim.amount)} {claim.amount !== order.total && `· ${desk.differs}`}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.paidOn ? [[desk.paidOn, claim.paidOn] as const] : []),
          ]}
        />
        {voucher.status === 'received' && (
          <VoucherJudgement
            folio={order.folio}
            suggested={claim?.trackingKey ?? ''}
            missing={cents(order.total - (order.received ?? 0))}
            onChange={onChange}
          />
        )}
      </Card>
    </div>
  )
}
