import {
  cleanEmail,
  cleanPhone,
  type FormRule,
  firstBroken,
  lettersOnly,
  type Rule,
  required,
  validEmail,
  validPhone,
} from '@shop/domain/field-rules'
import { checkConfirmation, checkPassword } from '@shop/domain/password-policy'
import { Link } from 'react-router'
import { openSession } from '../../browser/session.ts'
import { paths } from '../../paths.ts'
import { useLocale } from '../../texts.ts'
import { CheckField } from '../forms/check-field.tsx'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { useFieldTexts } from '../forms/form-texts.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { callSignIn } from './call-sign-in.ts'
import type { SignInScreen } from './sign-in-dialogs.ts'
import { useSignInTexts } from './sign-in-texts.ts'

const name: Rule<FormRule> = (text) => firstBroken(text, [required, lettersOnly])

export const RegisterForm = ({ screen }: { readonly screen: SignInScreen }) => {
  const locale = useLocale()
  const { register, fields, privacy, phoneReason } = useSignInTexts()
  const { passwordHint } = useFieldTexts()
  const form = useForm({
    id: 'register',
    labels: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      email: fields.email,
      phone: fields.phone,
      password: fields.password,
      repeated: fields.repeated,
      privacy: fields.privacy,
    },
    initial: { firstName: '', lastName: '', email: screen.email, phone: '', password: '', repeated: '', privacy: '' },
    rules: {
      firstName: name,
      lastName: name,
      email: (text) => firstBroken(text, [required, validEmail]),
      phone: (text) => firstBroken(text, [required, validPhone]),
      password: (text) => checkPassword(text),
      repeated: (text, { password }) => checkConfirmation(password, text),
      privacy: (text) => (text === 'on' ? undefined : 'privacy'),
    },
    clean: { email: cleanEmail, phone: cleanPhone },
    wireNames: { nombre: 'firstName', apellidos: 'lastName', telefono: 'phone', acepta_privacidad: 'privacy' },
    send: async ({ firstName, lastName, email, phone, password }) => {
      const calls = await callSignIn(locale)
      const { validationMode, token, phoneNumber } = await calls.register({ firstName, lastName, email, phone, password })
      screen.setEmail(email)
      if (validationMode === 'email') return screen.show({ kind: 'registered', email })
      if (token) return screen.show({ kind: 'sms', newcomer: { email, password }, token, phoneNumber })
      const signedIn = await calls.login({ email, password, permit: undefined })
      screen.show({ kind: 'welcome', says: 'ready' })
      openSession(signedIn)
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField field={form.field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField field={form.field('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField field={form.field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <TextField field={form.field('phone')} inputMode="numeric" autoComplete="tel-national" hint={phoneReason} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField field={form.field('password')} autoComplete="new-password" hint={passwordHint()} />
        <PasswordField field={form.field('repeated')} autoComplete="new-password" />
      </div>
      <CheckField field={form.field('privacy')}>
        {privacy.before}
        <Link to={paths.privacy(locale)} target="_blank" className="font-semibold text-brand underline underline-offset-2">
          {privacy.link}
        </Link>
        {privacy.after}
      </CheckField>
      <SubmitButton isBusy={form.isBusy}>{register.submit}</SubmitButton>
    </form>
  )
}
