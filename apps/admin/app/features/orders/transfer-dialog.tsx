import { acceptTransfer } from '@shop/contract/staff/orders'
import { cents, formatMoney } from '@shop/domain/money'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { priceOf } from '../../kit/form/price-of.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import type { StepDialogProps } from './ship-dialog.tsx'

type Draft = { readonly trackingKey: string; readonly amount: string }

/** A transfer that came without a receipt, in parts, or after the order was paid otherwise. */
export function TransferDialog({ seen: { order }, onDone, onClose }: StepDialogProps) {
  const { desk: texts, steps } = useOrderTexts()
  const { say } = useNotices()
  const accept = useWrite(acceptTransfer)
  const isWaiting = order.status === 'pending' || order.status === 'cancelled'
  const form = useForm({
    id: 'order-transfer',
    initial: { trackingKey: '', amount: '' },
    rules: rulesOfDraft(acceptTransfer, (draft: Draft) => ({ ...draft, amount: priceOf(draft.amount) })),
    also: ({ amount }) => ({ amount: amount.trim() !== '' && priceOf(amount) === undefined ? 'amount' : undefined }),
    messageOf: (name) => (name === 'amount' ? texts.badAmount : undefined),
    send: async (_, body) => {
      const after = await accept({ params: { folio: order.folio }, body })
      say(after.order.status === 'pending' ? texts.acceptedShort : isWaiting ? texts.accepted : texts.acceptedTwice)
      onDone()
    },
  })
  return (
    <DecisionDialog
      title={steps.transfer}
      note={isWaiting ? texts.transferNote : texts.transferTwice}
      yes={steps.transfer}
      form={form}
      onClose={onClose}
    >
      <TextField
        field={form.field('trackingKey')}
        label={texts.trackingKey}
        hint={texts.keyHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <TextField
        field={form.field('amount')}
        label={texts.received}
        hint={texts.receivedHint(formatMoney(cents(order.total - (order.received ?? 0))))}
        isOptional
        inputMode="decimal"
        autoComplete="off"
      />
    </DecisionDialog>
  )
}
