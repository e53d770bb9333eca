import { checkConfirmation, checkPassword } from '@shop/domain/password-policy'
import { useState } from 'react'
import { useLocale } from '../../texts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { useFieldTexts } from '../forms/form-texts.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { SavedNote } from '../forms/saved-note.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useForm } from '../forms/use-form.ts'
import { useAccountTexts } from './account-texts.ts'
import { callAccount } from './call-account.ts'

const NOTHING = { current: '', next: '', repeated: '' }

/** The browser's password manager has to know whose password it is. */
export const PasswordForm = ({ email, onDone }: { readonly email: string; readonly onDone: () => void }) => {
  const locale = useLocale()
  const { password } = useAccountTexts()
  const { passwordHint } = useFieldTexts()
  const [says, setSays] = useState('')
  const form = useForm({
    id: 'password',
    labels: { current: password.current, next: password.next, repeated: password.repeated },
    initial: NOTHING,
    rules: {
      current: (text) => (text === '' ? 'required' : undefined),
      next: (text, { current }) => checkPassword(text, { current }),
      repeated: (text, { next }) => checkConfirmation(next, text),
    },
    wireNames: { password_actual: 'current', password_nuevo: 'next' },
    send: async ({ current, next }) => {
      setSays('')
      await (await callAccount(locale)).changePassword(current, next)
      form.restart(NOTHING)
      setSays(password.changed)
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          className="sm:col-span-2 sm:max-w-[calc(50%-0.5rem)]"
          field={form.field('current')}
          autoComplete="current-password"
        />
        <PasswordField field={form.field('next')} autoComplete="new-password" hint={passwordHint()} />
        <PasswordField field={form.field('repeated')} autoComplete="new-password" />
      </div>
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{password.submit}</SubmitButton>
    </form>
  )
}
