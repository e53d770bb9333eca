import { inviteStaff } from '@shop/contract/staff/members'
import { staffRole } from '@shop/contract/wire/people/staff-member'
import { STAFF_ROLES } from '@shop/domain/staff'
import { adminStaff as english } from '@shop/texts/en/admin-staff'
import { adminStaff as spanish } from '@shop/texts/es/admin-staff'
import { useState } from 'react'
import { useTexts, useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'

export const InviteForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { invite: texts } = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  const { send, isSending, failure } = useSend(inviteStaff)
  const { say } = useNotices()
  const [sent, setSent] = useState(0)
  const submit = async (email: string, role: string) => {
    const { data } = await send({ body: { email, role: staffRole.decode(role) } })
    if (!data) return
    say(texts.sent)
    setSent(sent + 1)
    onSent()
  }
  return (
    <Panel title={texts.title} note={texts.note}>
      <form
        // An empty form for the next one.
        key={sent}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          const field = entered(event)
          submit(field('email'), field('rol'))
        }}
      >
        <FormFailure failure={failure} />
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <Field
            name="email"
            type="email"
            label={texts.email}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            failure={failure}
          />
          <SelectField
            name="rol"
            label={texts.role}
            defaultValue={staffRole.encode('sales')}
            options={STAFF_ROLES.map((role) => ({ value: staffRole.encode(role), text: roles[role] }))}
            failure={failure}
          />
        </div>
        <Button type="submit" isBusy={isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Panel>
  )
}
