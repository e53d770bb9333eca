import { askStaffReset } from '@shop/contract/staff/access'
import { staffSignIn as english } from '@shop/texts/en/staff/sign-in'
import { staffSignIn as spanish } from '@shop/texts/es/staff/sign-in'
import { Button } from '@shop/ui/button'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
import { EntrancePage } from './entrance-page.tsx'

type Props = { readonly email?: string; readonly onBack: () => void }

/** Asks for the link to a new password. It has no address of its own: behind it waits a sign-in, or a screen whose session ended. */
export function ForgottenPassword({ email = '', onBack }: Props) {
  const { forgotten: texts, ...fields } = useTextsOf({ es: spanish, en: english })
  const write = useWrite(askStaffReset)
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    id: 'forgotten',
    initial: { email },
    rules: rulesOf(askStaffReset),
    send: async (_, body) => {
      await write({ body })
      setSentTo(body.email)
    },
  })
  const back = (
    <Button look="link" className="w-full" onClick={onBack}>
      {texts.back}
    </Button>
  )
  if (sentTo !== undefined)
    return (
      <EntrancePage key="sent" title={texts.sentTitle} lead={texts.sent(sentTo)}>
        <div className="space-y-5">
          <p className="text-muted">{texts.noMail}</p>
          <Button look="plain" className="w-full" onClick={() => setSentTo(undefined)}>
            {texts.again}
          </Button>
          {back}
        </div>
      </EntrancePage>
    )
  return (
    <EntrancePage key="ask" title={texts.title} lead={texts.lead}>
      <form {...form.formProps} className="space-y-5">
        <ErrorSummary of={form} />
        <EmailField field={form.field('email')} label={fields.email} autoComplete="username" autoFocus />
        <Button type="submit" isBusy={form.isBusy} className="w-full">
          {form.isBusy ? texts.submitting : texts.submit}
        </Button>
        {back}
      </form>
    </EntrancePage>
  )
}
