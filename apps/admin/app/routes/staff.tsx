import { listInvitations, listStaff } from '@shop/contract/staff/members'
import { staffMembers as english } from '@shop/texts/en/staff/members'
import { staffMembers as spanish } from '@shop/texts/es/staff/members'
import { InvitationsTable } from '../features/staff/invitations-table.tsx'
import { InviteForm } from '../features/staff/invite-form.tsx'
import { MembersTable } from '../features/staff/members-table.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Screen } from '../kit/screen.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

export function Staff() {
  const texts = useTextsOf({ es: spanish, en: english })
  const { screens } = useTexts()
  const members = useCall(listStaff, {})
  const invitations = useCall(listInvitations, {})
  return (
    <Screen title={screens.staff} lead={texts.lead}>
      <MembersTable members={members} />
      <InviteForm onSent={invitations.reload} />
      <InvitationsTable invitations={invitations} />
    </Screen>
  )
}
