import { cancelAnyOrder, moveOrder, refundOrder } from '@shop/contract/staff/orders'
import { formatMoney } from '@shop/domain/money'
import { canBeMovedBy } from '@shop/domain/order-status'
import type { StaffOrder } from '@shop/domain/staff-order'
import { useState } from 'react'
import { screens } from '../../screens.ts'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { priceOf } from '../form/price-of.ts'
import { useNotices } from '../notices/notices.tsx'
import { useMember } from '../session/session.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useOrderTexts } from './order-texts.ts'

type Props = { readonly seen: StaffOrder; readonly onChange: () => void }

/** What may be done with an order from where it stands. Each step names the version that was seen: two people never overwrite each other. */
export const OrderSteps = ({ seen, onChange }: Props) => {
  const { steps: texts } = useOrderTexts()
  const { role } = useMember()
  const [deciding, setDeciding] = useState<'ship' | 'cancel' | 'refund'>()
  const { order, isDisputed, refundable } = seen
  const isStopped = isDisputed || order.lacksStock
  const may = (to: 'processing' | 'shipped' | 'delivered') => !isStopped && canBeMovedBy('staff', order.status, to)
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
      {mayMoney && order.status === 'pending' && (
        <Button look="quiet" onClick={() => setDeciding('cancel')}>
          {texts.cancel}
        </Button>
      )}
      {mayMoney && refundable > 0 && (
        <Button look="quiet" onClick={() => setDeciding('refund')}>
          {texts.refund}
        </Button>
      )}
      {deciding === 'ship' && <ShipDialog {...dialog} />}
      {deciding === 'cancel' && <CancelDialog {...dialog} />}
      {deciding === 'refund' && <RefundDialog {...dialog} />}
    </div>
  )
}

type MoveProps = Props & { readonly to: 'processing' | 'delivered'; readonly text: string }

const MoveButton = ({ seen: { order, version }, to, text, onChange }: MoveProps) => {
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

type DialogProps = { readonly seen: StaffOrder; readonly onDone: () => void; readonly onClose: () => void }

const ShipDialog = ({ seen: { order, version }, onDone, onClose }: DialogProps) => {
  const { ship: texts, steps } = useOrderTexts()
  const { send, isSending, failure } = useSend(moveOrder)
  const { say } = useNotices()
  const decide = async (typed: (name: string) => string) => {
    const body = {
      to: 'shipped',
      version,
      reason: undefined,
      carrier: typed('paqueteria').trim(),
      trackingNumber: typed('guia').trim(),
    } as const
    const { data } = await send({ params: { folio: order.folio }, body })
    if (!data) return
    say(steps.done)
    onDone()
  }
  return (
    <DecisionDialog title={texts.title} yes={texts.send} failure={failure} isSending={isSending} onDecide={decide} onClose={onClose}>
      <Field name="paqueteria" label={texts.carrier} defaultValue={order.carrier.name} failure={failure} required />
      <Field name="guia" label={texts.number} autoComplete="off" failure={failure} required />
    </DecisionDialog>
  )
}

const CancelDialog = ({ seen: { order }, onDone, onClose }: DialogProps) => {
  const { cancel: texts, steps } = useOrderTexts()
  const { send, isSending, failure } = useSend(cancelAnyOrder)
  const { say } = useNotices()
  const decide = async (typed: (name: string) => string) => {
    const { data } = await send({ params: { folio: order.folio }, body: { reason: typed('motivo') } })
    if (!data) return
    say(steps.done)
    onDone()
  }
  return (
    <DecisionDialog
      title={texts.title}
      yes={texts.send}
      look="danger"
      failure={failure}
      isSending={isSending}
      onDecide={decide}
      onClose={onClose}
    >
      <Field name="motivo" label={texts.reason} failure={failure} />
    </DecisionDialog>
  )
}

const RefundDialog = ({ seen: { order, refundable }, onDone, onClose }: DialogProps) => {
  const { refund: texts, steps } = useOrderTexts()
  const { send, isSending, failure } = useSend(refundOrder)
  const [isBadAmount, setBadAmount] = useState(false)
  const { say } = useNotices()
  const shown = isBadAmount ? { message: texts.badAmount, fields: { monto: texts.badAmount } } : failure
  const decide = async (typed: (name: string) => string) => {
    const amount = priceOf(typed('monto'))
    const isBad = typed('monto').trim() !== '' && amount === undefined
    setBadAmount(isBad)
    if (isBad) return
    const body = { amount, reason: typed('motivo'), returnsStock: typed('regresar_piezas') === 'on' }
    const { data } = await send({ params: { folio: order.folio }, body })
    if (!data) return
    say(steps.done)
    onDone()
  }
  return (
    <DecisionDialog
      title={texts.title}
      note={`${texts.note(formatMoney(refundable))} ${order.paymentMethod === 'card' ? texts.byProvider : texts.bySpei}`}
      yes={texts.send}
      look="danger"
      failure={shown}
      isSending={isSending}
      onDecide={decide}
      onClose={onClose}
    >
      <Field name="monto" label={texts.amount} hint={texts.amountHint} inputMode="decimal" failure={shown} />
      <Field name="motivo" label={texts.reason} failure={shown} />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="regresar_piezas" className="size-5 accent-brand" />
        {texts.returnsStock}
      </label>
    </DecisionDialog>
  )
}
