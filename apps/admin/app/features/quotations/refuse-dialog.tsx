import { refuseQuotation } from '@shop/contract/staff/quotations'
import type { Quotation } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { rulesOf } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { DecisionDialog } from '../../common/order/decision-dialog.tsx'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'

type Props = { readonly number: string; readonly onSent: (now: Quotation) => void; readonly onClose: () => void }

export function RefuseDialog({ number, onSent, onClose }: Props) {
  const { refusal: texts } = useTextsOf({ es: spanish, en: english })
  const { say } = useNotices()
  const refuse = useWrite(refuseQuotation)
  const form = useForm({
    id: 'quotation-refuse',
    initial: { reason: '' },
    rules: rulesOf(refuseQuotation),
    send: async (_, body) => {
      const now = await refuse({ params: { number }, body })
      say(texts.sent)
      onSent(now)
    },
  })
  return (
    <DecisionDialog title={texts.title} yes={texts.send} look="danger" form={form} onClose={onClose}>
      <TextArea field={form.field('reason')} label={texts.reason} />
    </DecisionDialog>
  )
}
