import { settleMoneyCase } from '@shop/contract/staff/money-cases'
import { formatMoney } from '@shop/domain/money'
import { type MoneyAction, type MoneyCase, needsNote } from '@shop/domain/money-case'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useMoneyCaseTexts } from './money-case-texts.ts'

type Props = { readonly of: MoneyCase; readonly action: MoneyAction; readonly onDone: () => void; readonly onClose: () => void }

const GIVES_AWAY: ReadonlySet<MoneyAction> = new Set(['give-back', 'in-cash', 'close'])

/** What the button does, said before it is done, and the words that explain it afterwards. */
export function SettleDialog({ of: { id, kind, amount, folio }, action, onDone, onClose }: Props) {
  const texts = useMoneyCaseTexts()
  const { say } = useNotices()
  const settle = useWrite(settleMoneyCase)
  const isNoteNeeded = needsNote(action)
  const form = useForm({
    id: 'settle-case',
    initial: { note: '' },
    rules: rulesOfDraft(settleMoneyCase, ({ note }: { readonly note: string }) => ({ action, note: note.trim() || undefined })),
    also: ({ note }) => ({ note: isNoteNeeded && note.trim() === '' ? 'required' : undefined }),
    send: async (_, body) => {
      await settle({ params: { id }, body })
      say(texts.done)
      onDone()
    },
  })
  const about = [texts.kinds[kind], folio, amount === undefined ? undefined : formatMoney(amount)].filter(Boolean).join(' · ')
  return (
    <DecisionDialog
      title={texts.actions[action]}
      note={about}
      yes={texts.actions[action]}
      look={GIVES_AWAY.has(action) ? 'danger' : 'main'}
      form={form}
      onClose={onClose}
    >
      <p>{texts.explain[action]}</p>
      <TextArea field={form.field('note')} label={texts.note} isOptional={!isNoteNeeded} />
    </DecisionDialog>
  )
}
