import { refundOrder } from '@shop/contract/staff/orders'
import { formatMoney } from '@shop/domain/money'
import { wayBackOf } from '@shop/domain/payment-method'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { ChoiceField } from '../../kit/form/choice-field.tsx'
import { priceOf } from '../../kit/form/price-of.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { PieceSteppers } from './piece-steppers.tsx'
import { newRefund, REFUND_MODES, refundBody, sumOf, wouldHold } from './refund-draft.ts'
import type { StepDialogProps } from './ship-dialog.tsx'

/** What goes back, by which way, and how much, before it is sent. */
export function RefundDialog({ seen, onDone, onClose }: StepDialogProps) {
  const { order, refundable, cancellable } = seen
  const { refund: texts } = useOrderTexts()
  const { say } = useNotices()
  const refund = useWrite(refundOrder)
  const way = wayBackOf(order.paymentMethod)
  const form = useForm({
    id: 'order-refund',
    initial: newRefund(seen),
    rules: rulesOfDraft(refundOrder, refundBody),
    also: ({ mode, amount }) => ({ amount: mode === 'amount' && priceOf(amount) === undefined ? 'amount' : undefined }),
    messageOf: (name) => (name === 'amount' ? texts.badAmount : name === 'pieces' ? texts.noPieces : undefined),
    send: async (_, body) => {
      await refund({ params: { folio: order.folio }, body })
      say(way === 'provider' ? texts.opened.provider : texts.opened.byHand)
      onDone()
    },
  })
  const { mode, pieces, returnsStock, isAllowance } = form.values
  const sum = sumOf(seen, form.values)
  const modes = REFUND_MODES.filter((one) => one !== 'pieces' || cancellable.length > 0)
  return (
    <DecisionDialog
      title={texts.title}
      note={`${texts.note(formatMoney(refundable))} ${texts.ways[way]}`}
      yes={texts.send}
      look="danger"
      form={form}
      onClose={onClose}
    >
      <ChoiceField
        field={form.at('mode')}
        label={texts.what}
        options={modes.map((value) => ({ value, text: texts.modes[value] }))}
        chosen={mode}
        onChoose={(chosen) => form.change({ mode: chosen })}
      />
      {mode === 'pieces' && (
        <PieceSteppers field={form.at('pieces')} seen={seen} pieces={pieces} onChange={(chosen) => form.change({ pieces: chosen })} />
      )}
      {mode === 'all' && <p>{texts.allNote}</p>}
      {mode === 'amount' && (
        <>
          <TextField field={form.field('amount')} label={texts.amount} hint={texts.amountHint} inputMode="decimal" />
          <TickField field={form.at('isAllowance')} isTicked={isAllowance} onTick={(ticked) => form.change({ isAllowance: ticked })}>
            {texts.isAllowance}
          </TickField>
          {wouldHold(seen, form.values) && (
            <p role="status" className="rounded-lg border-l-4 border-accent bg-white p-3 font-medium">
              {texts.holds}
            </p>
          )}
        </>
      )}
      {mode !== 'amount' && cancellable.length > 0 && (
        <TickField field={form.at('returnsStock')} isTicked={returnsStock} onTick={(ticked) => form.change({ returnsStock: ticked })}>
          {texts.returnsStock}
        </TickField>
      )}
      <TextField field={form.field('reason')} label={texts.reason} />
      <p role="status" className="border-t border-line pt-3">
        <span className="flex items-baseline justify-between gap-4 text-lg font-bold">
          {texts.sum} <span className="tabular-nums">{formatMoney(sum.amount)}</span>
        </span>
        {sum.shipping > 0 && <span className="text-sm text-muted">{texts.withShipping(formatMoney(sum.shipping))}</span>}
      </p>
    </DecisionDialog>
  )
}
