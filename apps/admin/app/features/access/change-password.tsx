import { changeStaffPassword } from '@shop/contract/staff/access'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminSignIn as signInEnglish } from '@shop/texts/en/admin-sign-in'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { adminSignIn as signInSpanish } from '@shop/texts/es/admin-sign-in'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { useMember } from '../session/session.tsx'

export const ChangePassword = ({ onChanged }: { readonly onChanged: () => void }) => {
  const { password: texts } = useTextsOf({ es: spanish, en: english })
  const { showPassword } = useTextsOf({ es: signInSpanish, en: signInEnglish })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const { email } = useMember()
  const { send, isSending, failure } = useSend(changeStaffPassword)
  const { say } = useNotices()
  const [isOpen, setOpen] = useState(false)
  const submit = async (currentPassword: string, newPassword: string) => {
    const { data } = await send({ body: { currentPassword, newPassword } })
    if (!data) return
    setOpen(false)
    say(texts.done)
    onChanged()
  }
  return (
    <Panel title={texts.title} note={texts.text}>
      {isOpen ? (
        <form
          noValidate
          className="max-w-md space-y-4"
          onSubmit={(event) => {
            const field = entered(event)
            submit(field('password_actual'), field('password_nuevo'))
          }}
        >
          <FormFailure failure={failure} />
          {/* Tells password managers whose password is changed. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="password_actual"
            label={texts.current}
            showLabel={showPassword}
            autoComplete="current-password"
            autoFocus
            failure={failure}
          />
          <PasswordField
            name="password_nuevo"
            label={texts.next}
            hint={passwordHint()}
            showLabel={showPassword}
            autoComplete="new-password"
            failure={failure}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" isBusy={isSending}>
              {texts.submit}
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </Panel>
  )
}
