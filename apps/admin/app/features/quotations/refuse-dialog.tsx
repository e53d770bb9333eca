import { refuseQuotation } from '@shop/contract/staff/quotations'
import type { Quotation } from '@shop/domain/quotation'
import { adminQuotations as english } from '@shop/texts/en/admin-quotations'
import { adminQuotations as spanish } from '@shop/texts/es/admin-quotations'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { TextArea } from '../form/text-area.tsx'
import { useNotices } from '../notices/notices.tsx'

type Props = { readonly number: string; readonly onSent: (now: Quotation) => void; readonly onClose: () => void }

export const RefuseDialog = ({ number, onSent, onClose }: Props) => {
  const { refusal: texts } = useTextsOf({ es: spanish, en: english })
  const { send, isSending, failure } = useSend(refuseQuotation)
  const { say } = useNotices()
  const submit = async (reason: string) => {
    const { data } = await send({ params: { number }, body: { reason } })
    if (!data) return
    say(texts.sent)
    onSent(data)
  }
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={(event) => submit(entered(event)('motivo'))}>
        <FormFailure failure={failure} />
        <TextArea name="motivo" label={texts.reason} failure={failure} />
        <Button type="submit" look="danger" isBusy={isSending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  )
}
