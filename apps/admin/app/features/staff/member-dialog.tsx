import { changeStaffRole, disableStaff, enableStaff, removeSecondFactor } from '@shop/contract/staff/members'
import { staffRole } from '@shop/contract/wire/people/staff-member'
import { STAFF_ROLES, type StaffEntry } from '@shop/domain/staff'
import { staffMembers as english } from '@shop/texts/en/staff/members'
import { staffMembers as spanish } from '@shop/texts/es/staff/members'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { SelectField } from '@shop/ui/form/select-field'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts, useTextsOf } from '../../language.tsx'
import { MemberDuty } from './member-duty.tsx'

type Props = { readonly member: StaffEntry; readonly onChanged: () => void; readonly onClose: () => void }

/** Everything an owner can do about a member, each with what follows from it. */
export function MemberDialog({ member, onChanged, onClose }: Props) {
  const { change: texts } = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  const { say } = useNotices()
  const write = useWrite(changeStaffRole)
  const standing = useSend(member.isDisabled ? enableStaff : disableStaff)
  const factor = useSend(removeSecondFactor)
  const params = { id: Number(member.id) }
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onChanged()
  }
  const form = useForm({
    id: 'member',
    initial: { role: staffRole.encode(member.role) },
    rules: rulesOf(changeStaffRole),
    send: async (_, body) => {
      await write({ params, body })
      conclude(true, texts.roleSaved)
    },
  })
  return (
    <Dialog title={texts.title(member.name)} onClose={onClose}>
      <p className="mb-4 break-all text-muted">{member.email}</p>
      <div className="space-y-6">
        <ErrorSummary of={form} />
        <FailureNote failure={standing.failure ?? factor.failure} />
        <form {...form.formProps} className="flex flex-wrap items-end gap-2">
          <SelectField
            field={form.field('role')}
            label={texts.role}
            className="min-w-48 flex-1"
            options={STAFF_ROLES.map((one) => ({ value: staffRole.encode(one), text: roles[one] }))}
          />
          <Button type="submit" isBusy={form.isBusy}>
            {texts.saveRole}
          </Button>
        </form>
        <MemberDuty member={member} onDone={conclude} />
        <section aria-label={texts.access} className="border-t border-line pt-4">
          <h3 className="font-semibold">{texts.access}</h3>
          <p className="mt-1 text-sm text-muted">{member.isDisabled ? texts.enableText : texts.disableText}</p>
          <Button
            look={member.isDisabled ? 'plain' : 'danger'}
            className="mt-3"
            isBusy={standing.isSending}
            onClick={async () =>
              conclude((await standing.send({ params })).data !== undefined, member.isDisabled ? texts.enabled : texts.disabled)
            }
          >
            {member.isDisabled ? texts.enable : texts.disable}
          </Button>
        </section>
        {member.hasSecondFactor && (
          <section aria-label={texts.factor} className="border-t border-line pt-4">
            <h3 className="font-semibold">{texts.factor}</h3>
            <p className="mt-1 text-sm text-muted">{texts.removeFactorText}</p>
            <Button
              look="plain"
              className="mt-3"
              isBusy={factor.isSending}
              onClick={async () => conclude((await factor.send({ params })).data !== undefined, texts.factorRemoved)}
            >
              {texts.removeFactor}
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  )
}
