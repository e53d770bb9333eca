import { moveOrder } from '@shop/contract/staff/orders'
import { stopsRefunds } from '@shop/domain/dispute'
import { canBeMovedBy } from '@shop/domain/order-status'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { useMember } from '../../kit/session/session.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { useDisputeTexts } from './use-dispute-texts.ts'

type Props = { readonly seen: StaffOrder; readonly onChange: () => void }

/** What may be done with an order from where it stands. Each step names the version that was seen: two people never overwrite each other. */
export function OrderSteps({ seen, onChange }: Props) {
  const { steps: texts } = useOrderTexts()
  const { noRefund } = useDisputeTexts()
  const { role } = useMember()
  const [deciding, setDeciding] = useState<'ship' | 'cancel' | 'refund' | 'transfer'>()
  const { order, hold, disputes, refundable, cancellable, awaitsTransfer } = seen
  const isRefundStopped = disputes.some(stopsRefunds)
  const may = (to: 'processing' | 'shipped' | 'delivered') => !hold && canBeMovedBy('staff', order.status, to)
  const mayMoney = screens.refunds.roles.some((one) => one === role)
  const finish = () => {
    setDeciding(undefined)
    onChange()
  }
  const dialog = { seen, onDone: finish, onClose: () => setDeciding(undefined) }
  return (
    <div className="flex flex-wrap gap-2">
      {may('processing') && <MoveButton seen={seen} to="processing" text={texts.prepare} onChange={onChange} />}
      {may('shipped') && <Button onClick={() => setDeciding('ship')}>{texts.ship}</Button>}
      {may('delivered') && <MoveButton seen={seen} to="delivered" text={texts.deliver} onChange={onChange} />}
      {mayMoney && awaitsTransfer && (
        <Button look="plain" onClick={() => setDeciding('transfer')}>
          {texts.transfer}
        </Button>
      )}
      {mayMoney && order.status === 'pending' && order.received === undefined && (
        <Button look="plain" onClick={() => setDeciding('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {mayMoney && (refundable > 0 || cancellable.length > 0) && !isRefundStopped && (
        <Button look="plain" onClick={() => setDeciding('refund')}>
          {texts.refund}
        </Button>
      )}
      {mayMoney && refundable > 0 && isRefundStopped && <p className="flex min-h-11 items-center text-muted">{noRefund}</p>}
      {deciding === 'ship' && <ShipDialog {...dialog} />}
      {deciding === 'cancel' && <CancelDialog {...dialog} />}
      {deciding === 'refund' && <RefundDialog {...dialog} />}
      {deciding === 'transfer' && <TransferDialog {...dialog} />}
    </div>
  )
}

type MoveProps = Props & { readonly to: 'processing' | 'delivered'; readonly text: string }

function MoveButton({ seen: { order, version }, to, text, onChange }: MoveProps) {
  const texts = useOrderTexts()
  const { send, isSending } = useSend(moveOrder)
  const { say, sayFailed } = useNotices()
  const move = async () => {
    const body = { to, version, reason: undefined, carrier: undefined, trackingNumber: undefined }
    const { data, failure } = await send({ params: { folio: order.folio }, body })
    onChange()
    if (data) say(texts.steps.done)
    else sayFailed(failure.code === 'order_moved' ? texts.moved : failure.message, onChange)
  }
  return (
    <Button isBusy={isSending} onClick={move}>
      {text}
    </Button>
  )
}
