import { listRefundCases } from '@shop/contract/staff/refunds'
import type { RefundCase } from '@shop/contract/wire/orders/refund-case'
import { formatMoney } from '@shop/domain/money'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { RecordRefundDialog, type WayByHand } from '../common/order/record-refund-dialog.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

export function Refunds() {
  const orderTexts = useOrderTexts()
  const texts = orderTexts.refundCases
  const names = useTexts().screens
  const { data, ...called } = useCall(listRefundCases, {})
  const [recording, setRecording] = useState<RefundCase & { readonly method: WayByHand }>()
  return (
    <Screen title={names.refunds} lead={texts.lead}>
      <Card title={names.refunds}>
        <DataTable
          caption={names.refunds}
          rows={{ ...called, data: data && { items: data, total: data.length, page: 1, limit: Math.max(data.length, 1) } }}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'customer',
              title: orderTexts.customer,
              cell: ({ customer, folio }) => (
                <>
                  <span className="block font-medium">{customer}</span>
                  {folio && (
                    <Link
                      to={`${screens.orders.path}/${folio}`}
                      className="inline-block min-h-6 font-mono text-brand underline underline-offset-2"
                    >
                      {folio}
                    </Link>
                  )}
                </>
              ),
            },
            {
              name: 'amount',
              title: orderTexts.amount,
              cell: ({ amount }) => <strong className="tabular-nums">{formatMoney(amount)}</strong>,
            },
            {
              name: 'method',
              title: texts.method,
              isSecondary: true,
              cell: ({ method, status }) => `${texts[method]} · ${orderTexts.refundStatus[status]}`,
            },
            { name: 'reason', title: texts.reason, isSecondary: true, cell: ({ reason }) => reason },
            { name: 'opened', title: texts.opened, isSecondary: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
            {
              name: 'action',
              title: texts.action,
              cell: (one) =>
                isByHand(one) &&
                one.status === 'open' && (
                  <Button
                    look="plain"
                    aria-label={texts.recordOf(texts.byHand[one.method].record, whoseOf(one))}
                    onClick={() => setRecording(one)}
                  >
                    {texts.byHand[one.method].record}
                  </Button>
                ),
            },
          ]}
        />
      </Card>
      {recording && (
        <RecordRefundDialog
          refund={{ id: recording.id, amount: recording.amount, way: recording.method }}
          whose={whoseOf(recording)}
          onDone={() => {
            setRecording(undefined)
            called.reload()
          }}
          onClose={() => setRecording(undefined)}
        />
      )}
    </Screen>
  )
}

function isByHand(one: RefundCase): one is RefundCase & { readonly method: WayByHand } {
  return one.method !== 'provider'
}

/** Who bought at the counter may have given no name. */
function whoseOf({ customer, folio }: RefundCase): string {
  return customer || (folio ?? '')
}
