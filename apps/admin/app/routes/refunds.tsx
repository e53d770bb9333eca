import { listRefundCases, recordSpeiRefund } from '@shop/contract/staff/orders'
import type { RefundCase } from '@shop/contract/wire/orders/refund-case'
import { formatMoney } from '@shop/domain/money'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { Link } from 'react-router'
import { DecisionDialog } from '../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useWrite } from '../kit/calls/use-write.ts'
import { useForm } from '../kit/form/use-form.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { useNotices } from '../kit/use-notices.ts'
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
              title: texts.record,
              cell: (one) =>
                one.method === 'spei' && (
                  <Button look="plain" aria-label={texts.recordOf(one.customer)} onClick={() => setRecording(one)}>
                    {texts.record}
                  </Button>
                ),
            },
          ]}
        />
      </Card>
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
  const { say } = useNotices()
  const record = useWrite(recordSpeiRefund)
  const form = useForm({
    id: 'refund-record',
    initial: { trackingKey: '' },
    rules: rulesOf(recordSpeiRefund),
    send: async (_, body) => {
      await record({ params: { id }, body })
      say(texts.recorded)
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.title} note={`${customer} · ${formatMoney(amount)}`} yes={texts.send} form={form} onClose={onClose}>
      <TextField field={form.field('trackingKey')} label={texts.key} autoComplete="off" />
    </DecisionDialog>
  )
}
