import { refundOrder } from '@shop/contract/staff/orders'
import { formatMoney } from '@shop/domain/money'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { priceOf } from '../../kit/form/price-of.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import type { StepDialogProps } from './ship-dialog.tsx'

type Draft = { readonly amount: string; readonly reason: string; readonly returnsStock: boolean }

export const RefundDialog = ({ seen: { order, refundable }, onDone, onClose }: StepDialogProps) => {
  const { refund: texts, steps } = useOrderTexts()
  const { say } = useNotices()
  const refund = useWrite(refundOrder)
  const form = useForm({
    id: 'order-refund',
    initial: { amount: '', reason: '', returnsStock: false },
    rules: rulesOfDraft(refundOrder, (draft: Draft) => ({ ...draft, amount: priceOf(draft.amount) })),
    also: ({ amount }) => ({ amount: isNoAmount(amount) ? 'amount' : undefined }),
    messageOf: (name) => (name === 'amount' ? texts.badAmount : undefined),
    send: async (_, body) => {
      await refund({ params: { folio: order.folio }, body })
      say(steps.done)
      onDone()
    },
  })
  return (
    <DecisionDialog
      title={texts.title}
      note={`${texts.note(formatMoney(refundable))} ${order.paymentMethod === 'card' ? texts.byProvider : texts.bySpei}`}
      yes={texts.send}
      look="danger"
      form={form}
      onClose={onClose}
    >
      <TextField field={form.field('amount')} label={texts.amount} hint={texts.amountHint} isOptional inputMode="decimal" />
      <TextField field={form.field('reason')} label={texts.reason} />
      <TickField
        field={form.at('returnsStock')}
        isTicked={form.values.returnsStock}
        onTick={(returnsStock) => form.change({ returnsStock })}
      >
        {texts.returnsStock}
      </TickField>
    </DecisionDialog>
  )
}

/** Nothing typed is all that is left. */
const isNoAmount = (typed: string): boolean => typed.trim() !== '' && priceOf(typed) === undefined
