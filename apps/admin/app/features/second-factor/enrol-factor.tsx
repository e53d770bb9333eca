import { enrolSecondFactor } from '@shop/contract/staff/access'
import type { StaffMember } from '@shop/domain/staff'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminSignIn as signInEnglish } from '@shop/texts/en/admin-sign-in'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { adminSignIn as signInSpanish } from '@shop/texts/es/admin-sign-in'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useMember } from '../session/session.tsx'
import { type ConfirmedFactor, ConfirmFactor, type NewFactor } from './confirm-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { readonly onDone: (member: StaffMember) => void; readonly onCancel?: () => void }

/** Password, then the secret, then a code that proves the app has it, then the codes for the day the phone is lost. */
export const EnrolFactor = ({ onDone, onCancel }: Props) => {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { showPassword } = useTextsOf({ es: signInSpanish, en: signInEnglish })
  const { email } = useMember()
  const { send, isSending, failure } = useSend(enrolSecondFactor)
  const [made, setMade] = useState<NewFactor>()
  const [confirmed, setConfirmed] = useState<ConfirmedFactor>()
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onKept={() => onDone(confirmed.member)} />
  if (made) return <ConfirmFactor factor={made} onDone={setConfirmed} />
  return (
    <form
      noValidate
      className="max-w-md space-y-4"
      onSubmit={async (event) => {
        const { data } = await send({ body: { currentPassword: entered(event)('password_actual') } })
        if (data) setMade(data)
      }}
    >
      <FormFailure failure={failure} />
      {/* Tells password managers whose password is asked for. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password_actual"
        label={texts.password}
        showLabel={showPassword}
        autoComplete="current-password"
        failure={failure}
        autoFocus
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isSending}>
          {texts.next}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
