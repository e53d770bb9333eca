import { acceptTransfer, rejectVoucher } from '@shop/contract/staff/orders'
import { type Cents, formatMoney } from '@shop/domain/money'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf, rulesOfDraft } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { priceOf } from '../../kit/form/price-of.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'

type Props = {
  readonly folio: string
  readonly suggested: string
  /** What is missing until the order is paid. */
  readonly missing: Cents
  readonly onChange: () => void
}

type Draft = { readonly trackingKey: string; readonly amount: string }

/** The money is in the bank, or the receipt does not do. */
export function VoucherJudgement({ folio, suggested, missing, onChange }: Props) {
  const { desk: texts } = useOrderTexts()
  const { say } = useNotices()
  const accept = useWrite(acceptTransfer)
  const [isRejecting, setRejecting] = useState(false)
  const form = useForm({
    id: 'voucher',
    initial: { trackingKey: suggested, amount: '' },
    rules: rulesOfDraft(acceptTransfer, (draft: Draft) => ({ ...draft, amount: priceOf(draft.amount) })),
    also: ({ amount }) => ({ amount: amount.trim() !== '' && priceOf(amount) === undefined ? 'amount' : undefined }),
    messageOf: (name) => (name === 'amount' ? texts.badAmount : undefined),
    send: async (_, body) => {
      const { order } = await accept({ params: { folio }, body })
      say(order.status === 'pending' ? texts.acceptedShort : texts.accepted)
      onChange()
    },
  })
  return (
    <div className="mt-6 border-t border-line pt-4">
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        <TextField
          field={form.field('trackingKey')}
          label={texts.trackingKey}
          hint={texts.keyHint}
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          field={form.field('amount')}
          label={texts.received}
          hint={texts.receivedHint(formatMoney(missing))}
          isOptional
          inputMode="decimal"
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={form.isBusy}>
            {texts.accept}
          </Button>
          <Button look="plain" onClick={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        </div>
      </form>
      {isRejecting && (
        <RejectDialog
          folio={folio}
          onDone={() => {
            setRejecting(false)
            onChange()
          }}
          onClose={() => setRejecting(false)}
        />
      )}
    </div>
  )
}

type RejectProps = { readonly folio: string; readonly onDone: () => void; readonly onClose: () => void }

function RejectDialog({ folio, onDone, onClose }: RejectProps) {
  const { desk: texts } = useOrderTexts()
  const { say } = useNotices()
  const reject = useWrite(rejectVoucher)
  const form = useForm({
    id: 'voucher-reject',
    initial: { reason: '' },
    rules: rulesOf(rejectVoucher),
    send: async (_, body) => {
      await reject({ params: { folio }, body })
      say(texts.rejected)
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.reject} yes={texts.reject} look="danger" form={form} onClose={onClose}>
      <TextArea field={form.field('reason')} label={texts.reason} />
    </DecisionDialog>
  )
}
