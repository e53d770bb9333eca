import { cleanEmail } from '@shop/domain/field-rules'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { openSession } from '../../browser/session.ts'
import { callSignIn } from '../../calls/calls.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import type { SignInScreen } from './sign-in-dialogs.ts'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly screen: SignInScreen /** From the mail after too many failed attempts. */; readonly permit: string | undefined }

export function LoginForm({ screen, permit }: Props) {
  const locale = useLocale()
  const { login, fields } = useSignInTexts()
  const form = useForm({
    id: 'login',
    initial: { email: screen.email, password: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/sign-in'),
      ({ login }) => rulesOf(login),
    ),
    clean: { email: cleanEmail },
    // The screen goes on by itself as soon as there is a session.
    send: async ({ email, password }) => openSession(await (await callSignIn(locale)).login({ email, password, permit })),
  })
  const email = form.field('email')
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <EmailField
        field={{
          ...email,
          onType: (text) => {
            email.onType(text)
            screen.setEmail(text)
          },
        }}
        label={fields.email}
      />
      <PasswordField field={form.field('password')} label={fields.password} autoComplete="current-password" />
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
