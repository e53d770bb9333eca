import { checkConfirmation } from '@shop/domain/password-policy'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useState } from 'react'
import { callAccount } from '../../calls/calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { useFieldTexts } from '../../kit/field-texts.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'

const NOTHING = { currentPassword: '', newPassword: '', repeated: '' }

/** The browser's password manager has to know whose password it is. */
export function PasswordForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const locale = useLocale()
  const { password } = useAccountTexts()
  const { passwordHint } = useFieldTexts()
  const [says, setSays] = useState('')
  const form = useForm({
    id: 'password',
    initial: NOTHING,
    rules: comingRules(
      () => import('@shop/contract/shop/account'),
      ({ updatePassword }) => rulesOf(updatePassword),
    ),
    also: ({ newPassword, repeated }) => ({ repeated: checkConfirmation(newPassword, repeated) }),
    send: async ({ currentPassword, newPassword }) => {
      setSays('')
      await (await callAccount(locale)).changePassword(currentPassword, newPassword)
      form.restart(NOTHING)
      setSays(password.changed)
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ErrorSummary of={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
          field={form.field('currentPassword')}
          label={password.current}
          autoComplete="current-password"
        />
        <PasswordField field={form.field('newPassword')} label={password.next} autoComplete="new-password" hint={passwordHint()} />
        <PasswordField field={form.field('repeated')} label={password.repeated} autoComplete="new-password" />
      </div>
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{password.submit}</SubmitButton>
    </form>
  )
}
