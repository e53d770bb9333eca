import { changeStaffRole, disableStaff, enableStaff, removeSecondFactor } from '@shop/contract/staff/members'
import { staffRole } from '@shop/contract/wire/people/staff-member'
import { STAFF_ROLES, type StaffEntry } from '@shop/domain/staff'
import { adminStaff as english } from '@shop/texts/en/admin-staff'
import { adminStaff as spanish } from '@shop/texts/es/admin-staff'
import { useTexts, useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { SelectField } from '../form/select-field.tsx'
import { useNotices } from '../notices/notices.tsx'

type Props = { readonly member: StaffEntry; readonly onChanged: () => void; readonly onClose: () => void }

/** Everything an owner can do about a member, each with what follows from it. */
export const MemberDialog = ({ member, onChanged, onClose }: Props) => {
  const { change: texts } = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  const { say } = useNotices()
  const role = useSend(changeStaffRole)
  const standing = useSend(member.isDisabled ? enableStaff : disableStaff)
  const factor = useSend(removeSecondFactor)
  const params = { id: Number(member.id) }
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onChanged()
  }
  return (
    <Dialog title={texts.title(member.name)} onClose={onClose}>
      <p className="mb-4 break-all text-muted">{member.email}</p>
      <div className="space-y-6">
        <FormFailure failure={role.failure ?? standing.failure ?? factor.failure} />
        <form
          noValidate
          className="flex flex-wrap items-end gap-2"
          onSubmit={async (event) => {
            const wanted = staffRole.decode(entered(event)('rol'))
            conclude((await role.send({ params, body: { role: wanted } })).data !== undefined, texts.roleSaved)
          }}
        >
          <div className="min-w-48 flex-1">
            <SelectField
              name="rol"
              label={texts.role}
              defaultValue={staffRole.encode(member.role)}
              options={STAFF_ROLES.map((one) => ({ value: staffRole.encode(one), text: roles[one] }))}
            />
          </div>
          <Button type="submit" isBusy={role.isSending}>
            {texts.saveRole}
          </Button>
        </form>
        <section aria-label={texts.access} className="border-t border-line pt-4">
          <h3 className="font-semibold">{texts.access}</h3>
          <p className="mt-1 text-sm text-muted">{member.isDisabled ? texts.enableText : texts.disableText}</p>
          <Button
            look={member.isDisabled ? 'quiet' : 'danger'}
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
              look="quiet"
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
