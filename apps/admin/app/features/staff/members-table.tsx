import type { StaffEntry } from '@shop/domain/staff'
import { staffMembers as english } from '@shop/texts/en/staff/members'
import { staffMembers as spanish } from '@shop/texts/es/staff/members'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import type { Called } from '../../kit/calls/use-call.ts'
import { Moment } from '../../kit/moment.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { wholeList } from '../../kit/table/whole-list.ts'
import { useTexts, useTextsOf } from '../../language.tsx'
import { MemberDialog } from './member-dialog.tsx'

export function MembersTable({ members }: { readonly members: Called<readonly StaffEntry[]> }) {
  const { members: texts } = useTextsOf({ es: spanish, en: english })
  const { member: duty } = useWaitingTexts()
  const { roles } = useTexts()
  const you = useMember()
  const [changing, setChanging] = useState<StaffEntry>()
  return (
    <Card title={texts.title}>
      <DataTable
        caption={texts.title}
        rows={wholeList(members)}
        keyOf={({ id }) => id}
        columns={[
          {
            name: 'name',
            title: texts.name,
            cell: ({ name, email }) => (
              <>
                <span className="font-medium">{name}</span>
                <span className="block text-sm break-all text-muted">{email}</span>
              </>
            ),
          },
          { name: 'role', title: texts.role, isSecondary: true, cell: ({ role }) => roles[role] },
          {
            name: 'standing',
            title: texts.standing,
            isSecondary: true,
            cell: ({ isDisabled, isOnDuty }) =>
              isDisabled ? (
                <span className="font-medium text-bad">{texts.disabled}</span>
              ) : (
                <>
                  <span className="font-medium text-good">{texts.active}</span>
                  {isOnDuty && <span className="block text-sm font-semibold text-brand">{duty.mark}</span>}
                </>
              ),
          },
          {
            name: 'factor',
            title: texts.factor,
            isSecondary: true,
            cell: ({ hasSecondFactor }) => (hasSecondFactor ? texts.on : texts.off),
          },
          {
            name: 'seen',
            title: texts.seen,
            isSecondary: true,
            cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : texts.never),
          },
          {
            name: 'action',
            title: texts.action,
            cell: (member) =>
              member.id === you.id ? (
                <span className="text-muted">{texts.you}</span>
              ) : (
                <Button look="plain" aria-label={texts.changeOf(member.name, member.email)} onClick={() => setChanging(member)}>
                  {texts.change}
                </Button>
              ),
          },
        ]}
      />
      {changing && (
        <MemberDialog
          member={changing}
          onChanged={() => {
            setChanging(undefined)
            members.reload()
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Card>
  )
}
