import { cleanEmail, cleanPhone } from '@shop/domain/field-rules'
import { checkConfirmation } from '@shop/domain/password-policy'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import { openSession } from '../../browser/session.ts'
import { callSignIn } from '../../calls/calls.ts'
import type { SignInScreen } from '../../common/sign-in/sign-in-dialogs.ts'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { useFieldTexts } from '../../kit/field-texts.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { MeantEmail } from './meant-email.tsx'
import { TEXT_LINK } from './narrow-card.tsx'

export function RegisterForm({ screen }: { readonly screen: SignInScreen }) {
  const locale = useLocale()
  const { register, fields, privacy, phoneReason } = useSignInTexts()
  const { passwordHint } = useFieldTexts()
  const form = useForm({
    id: 'register',
    initial: { firstName: '', lastName: '', email: screen.email, phone: '', password: '', repeated: '', acceptsPrivacy: false },
    rules: comingRules(
      () => import('@shop/contract/shop/sign-in'),
      ({ register }) => rulesOf(register),
    ),
    also: ({ password, repeated }) => ({ repeated: checkConfirmation(password, repeated) }),
    clean: { email: cleanEmail, phone: cleanPhone },
    send: async ({ firstName, lastName, email, phone, password }) => {
      const calls = await callSignIn(locale)
      const { next } = screen
      const { validationMode, token, phoneNumber } = await calls.register({ firstName, lastName, email, phone, password, next })
      screen.setEmail(email)
      const login = () => calls.login({ email, password, permit: undefined })
      if (validationMode === 'email') {
        // Before the dialog, which may be left for another address at once. Whoever waits for the place of an account that nobody has proven cannot yet.
        const signedIn = await login().catch(console.warn)
        screen.show({ kind: 'registered', email })
        return signedIn && openSession(signedIn)
      }
      if (token) return screen.show({ kind: 'sms', newcomer: { email, password }, token, phoneNumber })
      const signedIn = await login()
      screen.show({ kind: 'welcome', says: 'ready' })
      openSession(signedIn)
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      {form.refusal?.code === 'email_registrado' && (
        <Link to={paths.login(locale, { next: screen.next })} onClick={() => screen.setEmail(form.values.email)} className={TEXT_LINK}>
          {register.signIn}
        </Link>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={form.field('firstName')} label={fields.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField field={form.field('lastName')} label={fields.lastName} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <EmailField field={form.field('email')} label={fields.email} />
      <MeantEmail email={form.values.email} onTake={(email) => form.change({ email })} />
      <TextField field={form.field('phone')} label={fields.phone} inputMode="numeric" autoComplete="tel-national" hint={phoneReason} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField field={form.field('password')} label={fields.password} autoComplete="new-password" hint={passwordHint()} />
        <PasswordField field={form.field('repeated')} label={fields.repeated} autoComplete="new-password" />
      </div>
      <TickField
        field={form.at('acceptsPrivacy')}
        isTicked={form.values.acceptsPrivacy}
        onTick={(acceptsPrivacy) => form.change({ acceptsPrivacy })}
        isOptional={false}
        label={fields.privacy}
      >
        {privacy.before}
        <Link to={paths.privacy(locale)} target="_blank" className="font-semibold text-brand underline underline-offset-2">
          {privacy.link}
        </Link>
        {privacy.after}
      </TickField>
      <SubmitButton isBusy={form.isBusy}>{register.submit}</SubmitButton>
    </form>
  )
}
