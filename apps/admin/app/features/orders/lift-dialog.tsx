import { liftHold } from '@shop/contract/staff/orders'
import type { BankHold } from '@shop/domain/dispute'
import { Button } from '@shop/ui/button'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useDisputeTexts } from './use-dispute-texts.ts'

type Props = { readonly folio: string; readonly hold: BankHold; readonly onChange: () => void }

/** Only a person lets goods go that a bank has doubts about, and says why. */
export function LiftHold(props: Props) {
  const { lift: texts } = useDisputeTexts()
  const [isDeciding, setDeciding] = useState(false)
  const close = () => setDeciding(false)
  return (
    <>
      <Button look="plain" onClick={() => setDeciding(true)}>
        {texts.open}
      </Button>
      {isDeciding && <LiftDialog {...props} onClose={close} />}
    </>
  )
}

function LiftDialog({ folio, hold, onChange, onClose }: Props & { readonly onClose: () => void }) {
  const { lift: texts } = useDisputeTexts()
  const { say } = useNotices()
  const lift = useWrite(liftHold)
  const form = useForm({
    id: 'order-lift',
    initial: { reason: '' },
    rules: rulesOfDraft(liftHold, ({ reason }: { readonly reason: string }) => ({ caseId: hold.caseId, reason })),
    send: async (_, body) => {
      await lift({ params: { folio }, body })
      say(texts.done)
      onClose()
      onChange()
    },
  })
  return (
    <DecisionDialog title={texts.title} note={texts.note} yes={texts.send} look="danger" form={form} onClose={onClose}>
      <TextField field={form.field('reason')} label={texts.reason} />
    </DecisionDialog>
  )
}
