import { cleanEmail } from '@shop/domain/field-rules'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import type { ReactNode } from 'react'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'

type Props = { readonly submit: string; readonly send: (email: string) => Promise<void>; readonly children?: ReactNode }

/** Asks for an e-mail and nothing else. */
export function EmailForm({ submit, send, children }: Props) {
  const { fields } = useSignInTexts()
  const form = useForm({
    id: 'email',
    initial: { email: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/sign-in'),
      ({ resendEmail }) => rulesOf(resendEmail),
    ),
    clean: { email: cleanEmail },
    send: ({ email }) => send(email),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <EmailField field={form.field('email')} label={fields.email} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton isBusy={form.isBusy}>{submit}</SubmitButton>
        {children}
      </div>
    </form>
  )
}
