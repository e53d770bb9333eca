import { enrolSecondFactor } from '@shop/contract/staff/access'
import type { StaffMember } from '@shop/domain/staff'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
import { useMember } from '../session/session.tsx'
import { type ConfirmedFactor, ConfirmFactor, type NewFactor } from './confirm-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Props = { readonly onDone: (member: StaffMember) => void; readonly onCancel?: () => void }

/** Password, then the secret, then a code that proves the app has it, then the codes for the day the phone is lost. */
export function EnrolFactor({ onDone, onCancel }: Props) {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { email } = useMember()
  const write = useWrite(enrolSecondFactor)
  const [made, setMade] = useState<NewFactor>()
  const [confirmed, setConfirmed] = useState<ConfirmedFactor>()
  const form = useForm({
    id: 'enrol-factor',
    initial: { currentPassword: '' },
    rules: rulesOf(enrolSecondFactor),
    send: async (_, body) => setMade(await write({ body })),
  })
  if (confirmed) return <RecoveryCodes codes={confirmed.recoveryCodes} onKept={() => onDone(confirmed.member)} />
  if (made) return <ConfirmFactor factor={made} onDone={setConfirmed} />
  return (
    <form {...form.formProps} className="max-w-md space-y-4">
      <ErrorSummary of={form} />
      {/* Tells password managers whose password is asked for. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField field={form.field('currentPassword')} label={texts.password} autoComplete="current-password" autoFocus />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          {texts.next}
        </Button>
        {onCancel && (
          <Button look="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
