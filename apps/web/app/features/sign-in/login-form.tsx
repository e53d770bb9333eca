import { cleanEmail, firstBroken, required, validEmail } from '@shop/domain/field-rules'
import { Link } from 'react-router'
import { openSession } from '../../browser/session.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { callSignIn } from './call-sign-in.ts'
import type { SignInScreen } from './sign-in-dialogs.ts'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly screen: SignInScreen /** From the mail after too many failed attempts. */; readonly permit: string | undefined }

export const LoginForm = ({ screen, permit }: Props) => {
  const locale = useLocale()
  const { login, fields } = useSignInTexts()
  const form = useForm({
    id: 'login',
    labels: { email: fields.email, password: fields.password },
    initial: { email: screen.email, password: '' },
    rules: { email: (text) => firstBroken(text, [required, validEmail]), password: (text) => (text === '' ? 'required' : undefined) },
    clean: { email: cleanEmail },
    // The screen goes on by itself as soon as there is a session.
    send: async ({ email, password }) => openSession(await (await callSignIn(locale)).login({ email, password, permit })),
  })
  const email = form.field('email')
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <TextField
        field={{
          ...email,
          onType: (text) => {
            email.onType(text)
            screen.setEmail(text)
          },
        }}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField field={form.field('password')} autoComplete="current-password" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SubmitButton isBusy={form.isBusy}>{login.submit}</SubmitButton>
        <Link
          to={paths.forgottenPassword(locale)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-brand underline underline-offset-2"
        >
          {login.forgotten}
        </Link>
      </div>
    </form>
  )
}
