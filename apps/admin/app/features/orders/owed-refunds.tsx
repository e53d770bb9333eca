import { formatMoney } from '@shop/domain/money'
import type { OwedRefund, StaffOrder } from '@shop/domain/staff-order'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { RecordRefundDialog, type WayByHand } from '../../common/order/record-refund-dialog.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { screens } from '../../screens.ts'

type Owed = OwedRefund & { readonly way: WayByHand }

/** Money that somebody has to hand over, where it was decided: at the counter the customer is still there. */
export function OwedRefunds({ seen: { order, owed }, onChange }: { readonly seen: StaffOrder; readonly onChange: () => void }) {
  const { refundCases: texts } = useOrderTexts()
  const { role } = useMember()
  const [recording, setRecording] = useState<Owed>()
  if (!screens.refunds.roles.some((one) => one === role)) return null
  return (
    <>
      {owed.filter(isByHand).map((one) => (
        <div key={one.id} className="flex flex-wrap items-center justify-between gap-3 rounded-lg border-l-4 border-accent bg-white p-3">
          <p className="font-medium">
            {texts.owed(formatMoney(one.amount), texts.byHand[one.way].how)}
            {one.reason && <span className="block text-sm font-normal text-muted">{one.reason}</span>}
          </p>
          <Button onClick={() => setRecording(one)}>{texts.byHand[one.way].record}</Button>
        </div>
      ))}
      {recording && (
        <RecordRefundDialog
          refund={recording}
          whose={order.recipient.name || order.folio}
          onDone={() => {
            setRecording(undefined)
            onChange()
          }}
          onClose={() => setRecording(undefined)}
        />
      )}
    </>
  )
}

function isByHand(one: OwedRefund): one is Owed {
  return one.way !== 'provider'
}
