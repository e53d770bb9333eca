import { recordPaidRefund } from '@shop/contract/staff/refunds'
import { type Cents, formatMoney } from '@shop/domain/money'
import type { RefundWay } from '@shop/domain/payment-method'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { useOrderTexts } from './order-texts.ts'

/** How somebody gives money back; a card's goes back by itself. */
export type WayByHand = Exclude<RefundWay, 'provider'>

type Props = {
  readonly refund: { readonly id: string; readonly amount: Cents; readonly way: WayByHand }
  /** Whose it is. */
  readonly whose: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Under which name the proof of each way travels. */
const PROOFS = { spei: 'trackingKey', terminal: 'authorisation', cash: 'handedTo' } as const

/** The money was given back: what proves it depends on the way it went. */
export function RecordRefundDialog({ refund: { id, amount, way }, whose, onDone, onClose }: Props) {
  const { refundCases: texts } = useOrderTexts()
  const { say } = useNotices()
  const record = useWrite(recordPaidRefund)
  const says = texts.byHand[way]
  const isNeeded = way !== 'cash'
  const form = useForm({
    id: 'refund-record',
    initial: { proof: '' },
    rules: rulesOfDraft(recordPaidRefund, ({ proof }: { readonly proof: string }) => ({
      trackingKey: undefined,
      authorisation: undefined,
      handedTo: undefined,
      [PROOFS[way]]: proof.trim() || undefined,
    })),
    also: ({ proof }) => ({ proof: isNeeded && proof.trim() === '' ? 'required' : undefined }),
    messageOf: (name, rule) => (name === 'proof' && rule === 'required' ? says.missing : undefined),
    send: async (_, body) => {
      await record({ params: { id }, body })
      say(texts.recorded)
      onDone()
    },
  })
  return (
    <DecisionDialog
      title={says.title}
      note={`${whose} · ${formatMoney(amount)}. ${says.note}`}
      yes={says.send}
      form={form}
      onClose={onClose}
    >
      <TextField field={form.field('proof')} label={says.proof} isOptional={!isNeeded} autoComplete="off" />
    </DecisionDialog>
  )
}
