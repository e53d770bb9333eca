import { checkConfirmation } from '@shop/domain/password-policy'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { useFieldTexts } from '../../kit/field-texts.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'

type Props = { /** Of the link that was mailed. */ readonly token: string; readonly send: (password: string) => Promise<void> }

export function NewPasswordForm({ token, send }: Props) {
  const { fields, reset } = useSignInTexts()
  const { passwordHint } = useFieldTexts()
  const form = useForm({
    id: 'reset',
    initial: { token, password: '', repeated: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/sign-in'),
      ({ resetPassword }) => rulesOf(resetPassword),
    ),
    also: ({ password, repeated }) => ({ repeated: checkConfirmation(password, repeated) }),
    send: ({ password }) => send(password),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <PasswordField field={form.field('password')} label={fields.newPassword} autoComplete="new-password" hint={passwordHint()} />
      <PasswordField field={form.field('repeated')} label={fields.repeated} autoComplete="new-password" />
      <SubmitButton isBusy={form.isBusy}>{reset.submit}</SubmitButton>
    </form>
  )
}
