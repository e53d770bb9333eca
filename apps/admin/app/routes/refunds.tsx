import { listRefundCases, recordSpeiRefund } from '@shop/contract/staff/orders'
import type { RefundCase } from '@shop/contract/wire/orders/refund-case'
import { formatMoney } from '@shop/domain/money'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../features/calls/use-call.ts'
import { useSend } from '../features/calls/use-send.ts'
import { Button } from '../features/form/button.tsx'
import { Field } from '../features/form/field.tsx'
import { Moment } from '../features/moment.tsx'
import { useNotices } from '../features/notices/notices.tsx'
import { DecisionDialog } from '../features/orders/decision-dialog.tsx'
import { useOrderTexts } from '../features/orders/order-texts.ts'
import { Panel } from '../features/panel.tsx'
import { Screen } from '../features/screen.tsx'
import { DataTable } from '../features/table/data-table.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

export const Refunds = () => {
  const orderTexts = useOrderTexts()
  const texts = orderTexts.refundCases
  const names = useTexts().screens
  const { data, ...called } = useCall(listRefundCases, {})
  const [recording, setRecording] = useState<RefundCase>()
  return (
    <Screen title={names.refunds} lead={texts.lead}>
      <Panel title={names.refunds}>
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
              title: texts.record,
              cell: (one) =>
                one.method === 'spei' && (
                  <Button look="quiet" aria-label={texts.recordOf(one.customer)} onClick={() => setRecording(one)}>
                    {texts.record}
                  </Button>
                ),
            },
          ]}
        />
      </Panel>
      {recording && (
        <RecordDialog
          refund={recording}
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

type DialogProps = { readonly refund: RefundCase; readonly onDone: () => void; readonly onClose: () => void }

const RecordDialog = ({ refund: { id, customer, amount }, onDone, onClose }: DialogProps) => {
  const { refundCases: texts } = useOrderTexts()
  const { send, isSending, failure } = useSend(recordSpeiRefund)
  const { say } = useNotices()
  const decide = async (typed: (name: string) => string) => {
    const { data } = await send({ params: { id }, body: { trackingKey: typed('clave_rastreo').trim() } })
    if (!data) return
    say(texts.recorded)
    onDone()
  }
  return (
    <DecisionDialog
      title={texts.title}
      note={`${customer} · ${formatMoney(amount)}`}
      yes={texts.send}
      failure={failure}
      isSending={isSending}
      onDecide={decide}
      onClose={onClose}
    >
      <Field name="clave_rastreo" label={texts.key} autoComplete="off" failure={failure} />
    </DecisionDialog>
  )
}
