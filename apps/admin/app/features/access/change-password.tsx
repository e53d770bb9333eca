import { changeStaffPassword } from '@shop/contract/staff/access'
import { fields as fieldsEnglish } from '@shop/texts/en/fields'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { fields as fieldsSpanish } from '@shop/texts/es/fields'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useState } from 'react'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useMember } from '../../kit/session/session.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'

export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const { password: texts } = useTextsOf({ es: spanish, en: english })
  const { say } = useNotices()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={texts.title} note={texts.text}>
      {isOpen ? (
        <PasswordForm
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            say(texts.done)
            onChanged()
          }}
        />
      ) : (
        <Button look="plain" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
    </Card>
  )
}

function PasswordForm({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const { password: texts } = useTextsOf({ es: spanish, en: english })
  const { passwordHint } = useTextsOf({ es: fieldsSpanish, en: fieldsEnglish })
  const { email } = useMember()
  const write = useWrite(changeStaffPassword)
  const form = useForm({
    id: 'change-password',
    initial: { currentPassword: '', newPassword: '' },
    rules: rulesOf(changeStaffPassword),
    send: async (_, body) => {
      await write({ body })
      onDone()
    },
  })
  return (
    <form {...form.formProps} className="max-w-md space-y-4">
      <ErrorSummary of={form} />
      {/* Tells password managers whose password is changed. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField field={form.field('currentPassword')} label={texts.current} autoComplete="current-password" autoFocus />
      <PasswordField field={form.field('newPassword')} label={texts.next} hint={passwordHint()} autoComplete="new-password" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          {texts.submit}
        </Button>
        <Button look="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
