import { inviteStaff } from '@shop/contract/staff/members'
import { staffRole } from '@shop/contract/wire/people/staff-member'
import { STAFF_ROLES } from '@shop/domain/staff'
import { staffMembers as english } from '@shop/texts/en/staff/members'
import { staffMembers as spanish } from '@shop/texts/es/staff/members'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts, useTextsOf } from '../../language.tsx'

const EMPTY = { email: '', role: staffRole.encode('sales') }

export function InviteForm({ onSent }: { readonly onSent: () => void }) {
  const { invite: texts } = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  const { say } = useNotices()
  const write = useWrite(inviteStaff)
  const form = useForm({
    id: 'invite',
    initial: EMPTY,
    rules: rulesOf(inviteStaff),
    send: async (_, body) => {
      await write({ body })
      say(texts.sent)
      // An empty form for the next one.
      form.restart(EMPTY)
      onSent()
    },
  })
  return (
    <Card title={texts.title} note={texts.note}>
      <form {...form.formProps} className="space-y-4">
        <ErrorSummary of={form} />
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <TextField field={form.field('email')} type="email" label={texts.email} autoComplete="off" autoCapitalize="none" />
          <SelectField
            field={form.field('role')}
            label={texts.role}
            options={STAFF_ROLES.map((role) => ({ value: staffRole.encode(role), text: roles[role] }))}
          />
        </div>
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? texts.submitting : texts.submit}
        </Button>
      </form>
    </Card>
  )
}
