import { cleanEmail, firstBroken, required, validEmail } from '@shop/domain/field-rules'
import type { ReactNode } from 'react'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly submit: string; readonly send: (email: string) => Promise<void>; readonly children?: ReactNode }

/** Asks for an e-mail and nothing else. */
export const EmailForm = ({ submit, send, children }: Props) => {
  const { fields } = useSignInTexts()
  const form = useForm({
    id: 'email',
    labels: { email: fields.email },
    initial: { email: '' },
    rules: { email: (text) => firstBroken(text, [required, validEmail]) },
    clean: { email: cleanEmail },
    send: ({ email }) => send(email),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <TextField field={form.field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <SubmitButton isBusy={form.isBusy}>{submit}</SubmitButton>
        {children}
      </div>
    </form>
  )
}
