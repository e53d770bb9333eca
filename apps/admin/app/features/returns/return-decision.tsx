import { approveReturn, refuseReturn } from '@shop/contract/staff/returns'
import type { StaffReturn } from '@shop/domain/return'
import { Button } from '@shop/ui/button'
import { rulesOf } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { useState } from 'react'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useMember } from '../../kit/session/session.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useReturnTexts } from './return-texts.ts'

type Props = { readonly seen: StaffReturn; readonly onDone: () => void }

/** Yes or no, for those who look after money. What was approved can still be refused when it arrives. */
export function ReturnDecision({ seen: { id, status }, onDone }: Props) {
  const { approve, refuse } = useReturnTexts()
  const { role } = useMember()
  const { say } = useNotices()
  const [open, setOpen] = useState<'approve' | 'refuse'>()
  if ((status !== 'asked' && status !== 'approved') || !approveReturn.roles?.includes(role)) return null
  const finish = (words: string) => () => {
    setOpen(undefined)
    say(words)
    onDone()
  }
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'asked' && <Button onClick={() => setOpen('approve')}>{approve.open}</Button>}
      <Button look="plain" onClick={() => setOpen('refuse')}>
        {refuse.open}
      </Button>
      {open === 'approve' && <ApproveDialog id={id} onDone={finish(approve.done)} onClose={close} />}
      {open === 'refuse' && <RefuseDialog id={id} onDone={finish(refuse.done)} onClose={close} />}
    </div>
  )
}

type DialogProps = { readonly id: string; readonly onDone: () => void; readonly onClose: () => void }

function ApproveDialog({ id, onDone, onClose }: DialogProps) {
  const { approve: texts } = useReturnTexts()
  const approve = useWrite(approveReturn)
  const form = useForm({
    id: 'return-approve',
    initial: { answer: '' },
    rules: rulesOf(approveReturn),
    // Blanks alone are no message.
    clean: { answer: (text) => text.trim() },
    send: async (_, body) => {
      await approve({ params: { id }, body })
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.title} yes={texts.send} form={form} onClose={onClose}>
      <TextArea field={form.field('answer')} label={texts.answer} isOptional maxLength={300} />
    </DecisionDialog>
  )
}

function RefuseDialog({ id, onDone, onClose }: DialogProps) {
  const { refuse: texts } = useReturnTexts()
  const refuse = useWrite(refuseReturn)
  const form = useForm({
    id: 'return-refuse',
    initial: { answer: '' },
    rules: rulesOf(refuseReturn),
    send: async (_, body) => {
      await refuse({ params: { id }, body })
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.title} yes={texts.send} look="danger" form={form} onClose={onClose}>
      <TextArea field={form.field('answer')} label={texts.reason} maxLength={300} />
    </DecisionDialog>
  )
}
