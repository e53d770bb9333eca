import { cancelStaffOrder } from '@shop/contract/staff/orders'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import type { StepDialogProps } from './ship-dialog.tsx'

export function CancelDialog({ seen: { order }, onDone, onClose }: StepDialogProps) {
  const { cancel: texts, steps } = useOrderTexts()
  const { say } = useNotices()
  const cancel = useWrite(cancelStaffOrder)
  const form = useForm({
    id: 'order-cancel',
    initial: { reason: '' },
    rules: rulesOf(cancelStaffOrder),
    send: async (_, body) => {
      await cancel({ params: { folio: order.folio }, body })
      say(steps.done)
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.title} yes={texts.send} look="danger" form={form} onClose={onClose}>
      <TextField field={form.field('reason')} label={texts.reason} />
    </DecisionDialog>
  )
}
