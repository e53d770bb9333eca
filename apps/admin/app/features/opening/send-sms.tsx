import { trySms } from '@shop/contract/staff/opening'
import type { Opening } from '@shop/domain/opening'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useOpeningTexts } from './opening-texts.ts'

export function SendSms({ onSent }: { readonly onSent: (opening: Opening) => void }) {
  const { actions: texts } = useOpeningTexts()
  const write = useWrite(trySms)
  const form = useForm({
    id: 'try-sms',
    initial: { phone: '' },
    rules: rulesOf(trySms),
    send: async (_, body) => onSent(await write({ body })),
  })
  return (
    <form {...form.formProps} className="w-full max-w-md space-y-2">
      <ErrorSummary of={form} />
      <TextField field={form.field('phone')} type="tel" label={texts.phone} />
      <Button type="submit" look="brand" isBusy={form.isBusy}>
        {texts.sendSms}
      </Button>
    </form>
  )
}
