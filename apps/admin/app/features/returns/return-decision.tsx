import { approveReturn, refuseReturn } from '@shop/contract/staff/returns'
import type { StaffReturn } from '@shop/domain/return'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { useNotices } from '../notices/notices.tsx'
import { DecisionDialog } from '../orders/decision-dialog.tsx'
import { useMember } from '../session/session.tsx'
import { useReturnTexts } from './return-texts.ts'

type Props = { readonly seen: StaffReturn; readonly onDone: () => void }

/** Yes or no, for those who look after money. What was approved can still be refused when it arrives. */
export const ReturnDecision = ({ seen: { id, status }, onDone }: Props) => {
  const { approve, refuse } = useReturnTexts()
  const { role } = useMember()
  const { say } = useNotices()
  const approving = useSend(approveReturn)
  const refusing = useSend(refuseReturn)
  const [open, setOpen] = useState<'approve' | 'refuse'>()
  if ((status !== 'asked' && status !== 'approved') || !approveReturn.roles?.includes(role)) return null
  const finish = (words: string) => {
    setOpen(undefined)
    say(words)
    onDone()
  }
  const sayYes = async (answer: string) => {
    const { data } = await approving.send({ params: { id }, body: { answer: answer || undefined } })
    if (data) finish(approve.done)
  }
  const sayNo = async (answer: string) => {
    const { data } = await refusing.send({ params: { id }, body: { answer } })
    if (data) finish(refuse.done)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'asked' && <Button onClick={() => setOpen('approve')}>{approve.open}</Button>}
      <Button look="quiet" onClick={() => setOpen('refuse')}>
        {refuse.open}
      </Button>
      {open === 'approve' && (
        <DecisionDialog
          title={approve.title}
          yes={approve.send}
          failure={approving.failure}
          isSending={approving.isSending}
          onDecide={(typed) => sayYes(typed('respuesta').trim())}
          onClose={() => setOpen(undefined)}
        >
          <TextArea name="respuesta" label={approve.answer} maxLength={300} failure={approving.failure} />
        </DecisionDialog>
      )}
      {open === 'refuse' && (
        <DecisionDialog
          title={refuse.title}
          yes={refuse.send}
          look="danger"
          failure={refusing.failure}
          isSending={refusing.isSending}
          onDecide={(typed) => sayNo(typed('motivo').trim())}
          onClose={() => setOpen(undefined)}
        >
          <TextArea name="motivo" label={refuse.reason} maxLength={300} failure={refusing.failure} />
        </DecisionDialog>
      )}
    </div>
  )
}
