import { moveOrder } from '@shop/contract/staff/orders'
import { required } from '@shop/domain/field-rules'
import type { StaffOrder } from '@shop/domain/staff-order'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'

type Draft = { readonly carrier: string; readonly trackingNumber: string }
/** What may be decided about an order after something was typed. */
export type StepDialogProps = { readonly seen: StaffOrder; readonly onDone: () => void; readonly onClose: () => void }

export function ShipDialog({ seen: { order, version }, onDone, onClose }: StepDialogProps) {
  const { ship: texts, steps } = useOrderTexts()
  const { say } = useNotices()
  const move = useWrite(moveOrder)
  const form = useForm({
    id: 'order-ship',
    initial: { carrier: order.carrier.name, trackingNumber: '' },
    rules: rulesOfDraft(moveOrder, ({ carrier, trackingNumber }: Draft) => ({
      to: 'shipped' as const,
      version,
      reason: undefined,
      carrier: carrier.trim(),
      trackingNumber: trackingNumber.trim(),
    })),
    // Other steps of an order go without.
    also: ({ carrier, trackingNumber }) => ({ carrier: required(carrier), trackingNumber: required(trackingNumber) }),
    send: async (_, body) => {
      await move({ params: { folio: order.folio }, body })
      say(steps.done)
      onDone()
    },
  })
  return (
    <DecisionDialog title={texts.title} yes={texts.send} form={form} onClose={onClose}>
      <TextField field={form.field('carrier')} label={texts.carrier} />
      <TextField field={form.field('trackingNumber')} label={texts.number} autoComplete="off" />
    </DecisionDialog>
  )
}
