import { type Customer, maskedPhone } from '@shop/domain/customer'
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
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { openSession } from '../../browser/session.ts'
import { useLocale } from '../../texts.ts'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SavedNote } from '../forms/saved-note.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { type SentCode, SmsDialog } from '../sign-in/sms-dialog.tsx'
import { useAccountTexts } from './account-texts.ts'
import { callAccount } from './call-account.ts'

type Props = { readonly customer: Customer; readonly onChanged: (isChanged: boolean) => void }

const name: Rule<FormRule> = (text) => firstBroken(text, [required, lettersOnly])
const valuesOf = ({ firstName, lastName, email, phone }: Customer) => ({ firstName, lastName, email, phone, password: '' })

export const ProfileForm = ({ customer, onChanged }: Props) => {
  const locale = useLocale()
  const { profile, save, saved } = useAccountTexts()
  const [says, setSays] = useState('')
  const [code, setCode] = useState<SentCode & { readonly again: () => Promise<SentCode> }>()
  const form = useForm({
    id: 'profile',
    labels: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      email: profile.email,
      phone: profile.phone,
      password: profile.password,
    },
    initial: valuesOf(customer),
    rules: {
      firstName: name,
      lastName: name,
      email: (text) => firstBroken(text, [required, validEmail]),
      phone: (text) => firstBroken(text, [required, validPhone]),
      password: (text, all) => (needsPassword(customer, all) ? required(text) : undefined),
    },
    clean: { email: cleanEmail, phone: cleanPhone },
    wireNames: { nombre: 'firstName', apellidos: 'lastName', telefono: 'phone', password_actual: 'password' },
    onChanged,
    send: async (values) => {
      setSays('')
      const { password, ...changes } = values
      const proof = needsPassword(customer, values) ? { currentPassword: password } : {}
      const calls = await callAccount(locale)
      const answer = await calls.update({ ...changes, ...proof })
      const { email, phone, smsToken } = answer.awaits
      keepCustomer(answer.customer)
      form.restart(valuesOf(answer.customer))
      setSays([email && profile.confirmEmail(changes.email), phone && !smsToken && profile.confirmPhone].filter(Boolean).join(' ') || saved)
      if (!smsToken) return
      const sent = (token = '') => ({ token, phoneNumber: maskedPhone(changes.phone) })
      const again = async () => sent((await calls.update({ phone: changes.phone, ...proof })).awaits.smsToken)
      setCode({ ...sent(smsToken), again })
    },
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField field={form.field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField field={form.field('lastName')} autoComplete="family-name" autoCapitalize="words" />
        <TextField
          field={form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...(customer.pendingEmail ? { hint: profile.pendingEmail(customer.pendingEmail) } : {})}
        />
        <TextField field={form.field('phone')} inputMode="numeric" autoComplete="tel-national" hint={profile.phoneReason} />
        {needsPassword(customer, form.values) && (
          <PasswordField field={form.field('password')} autoComplete="current-password" hint={profile.passwordReason} />
        )}
      </div>
      <SavedNote text={says} />
      <SubmitButton isBusy={form.isBusy}>{save}</SubmitButton>
      {code && (
        <SmsDialog
          sent={code}
          resend={code.again}
          onVerified={(signedIn) => {
            openSession(signedIn)
            keepCustomer(signedIn.customer)
            form.restart(valuesOf(signedIn.customer))
            setSays(saved)
            setCode(undefined)
          }}
          onClose={() => setCode(undefined)}
        />
      )}
    </form>
  )
}

/** Whoever could change them could take the account over. */
const needsPassword = (customer: Customer, { email, phone }: { readonly email: string; readonly phone: string }): boolean =>
  cleanEmail(email) !== customer.email || cleanPhone(phone) !== customer.phone
