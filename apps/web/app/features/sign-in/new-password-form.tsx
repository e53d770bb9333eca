import { checkConfirmation, checkPassword } from '@shop/domain/password-policy'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { useFieldTexts } from '../forms/form-texts.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSignInTexts } from './sign-in-texts.ts'

export const NewPasswordForm = ({ send }: { readonly send: (password: string) => Promise<void> }) => {
  const { fields, reset } = useSignInTexts()
  const { passwordHint } = useFieldTexts()
  const form = useForm({
    id: 'reset',
    labels: { password: fields.newPassword, repeated: fields.repeated },
    initial: { password: '', repeated: '' },
    rules: { password: (text) => checkPassword(text), repeated: (text, { password }) => checkConfirmation(password, text) },
    send: ({ password }) => send(password),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <PasswordField field={form.field('password')} autoComplete="new-password" hint={passwordHint()} />
      <PasswordField field={form.field('repeated')} autoComplete="new-password" />
      <SubmitButton isBusy={form.isBusy}>{reset.submit}</SubmitButton>
    </form>
  )
}
