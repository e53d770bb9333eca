import { type Customer, maskedPhone } from '@shop/domain/customer'
import { cleanEmail, cleanPhone, required } from '@shop/domain/field-rules'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { SavedNote } from '@shop/ui/form/saved-note'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { keepCustomer } from '../../browser/customer.ts'
import { openSession } from '../../browser/session.ts'
import { callAccount } from '../../calls/calls.ts'
import { useAccountTexts } from '../../common/account/account-texts.ts'
import { CodeDialog } from '../../common/sign-in/code-dialog.ts'
import type { SentCode } from '../../common/sign-in/sms-dialog.tsx'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'

type AskedCode = SentCode & { readonly again: () => Promise<SentCode> }
type Props = { readonly customer: Customer; readonly onChanged: (isChanged: boolean) => void }

function valuesOf({ firstName, lastName, email, phone }: Customer) {
  return { firstName, lastName, email, phone, currentPassword: '' }
}

export function ProfileForm({ customer, onChanged }: Props) {
  const locale = useLocale()
  const { profile, save, saved } = useAccountTexts()
  const [says, setSays] = useState('')
  const [code, setCode] = useState<AskedCode>()
  const form = useForm({
    id: 'profile',
    initial: valuesOf(customer),
    rules: comingRules(
      () => import('@shop/contract/shop/account'),
      ({ updateProfile }) => rulesOf(updateProfile, { needs: ['firstName', 'lastName', 'email', 'phone'] }),
    ),
    also: (values) => ({ currentPassword: needsPassword(customer, values) ? required(values.currentPassword) : undefined }),
    clean: { email: cleanEmail, phone: cleanPhone },
    onChanged,
    send: async (values) => {
      setSays('')
      const { currentPassword, ...changes } = values
      const proof = needsPassword(customer, values) ? { currentPassword } : {}
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
  const { isVerified, pendingEmail } = customer
  const emailHint = isVerified ? pendingEmail && profile.pendingEmail(pendingEmail) : profile.unprovenEmail
  return (
    <>
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField field={form.field('firstName')} label={profile.firstName} autoComplete="given-name" autoCapitalize="words" />
          <TextField field={form.field('lastName')} label={profile.lastName} autoComplete="family-name" autoCapitalize="words" />
          <EmailField field={form.field('email')} label={profile.email} readOnly={!isVerified} hint={emailHint} />
          <TextField
            field={form.field('phone')}
            label={profile.phone}
            inputMode="numeric"
            autoComplete="tel-national"
            hint={profile.phoneReason}
          />
          {needsPassword(customer, form.values) && (
            <PasswordField
              field={form.field('currentPassword')}
              label={profile.password}
              autoComplete="current-password"
              hint={profile.passwordReason}
            />
          )}
        </div>
        <SavedNote text={says} />
        <SubmitButton isBusy={form.isBusy}>{save}</SubmitButton>
      </form>
      {code && (
        <CodeDialog
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
    </>
  )
}

/** Whoever could change them could take the account over. */
function needsPassword(customer: Customer, { email, phone }: { readonly email: string; readonly phone: string }): boolean {
  return cleanEmail(email) !== customer.email || cleanPhone(phone) !== customer.phone
}
