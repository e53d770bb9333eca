import { resendInvitation, withdrawInvitation } from '@shop/contract/staff/members'
import type { StaffInvitation } from '@shop/domain/staff'
import { staffMembers as english } from '@shop/texts/en/staff/members'
import { staffMembers as spanish } from '@shop/texts/es/staff/members'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import type { Called } from '../../kit/calls/use-call.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Moment } from '../../kit/moment.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { wholeList } from '../../kit/table/whole-list.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useTexts, useTextsOf } from '../../language.tsx'

export function InvitationsTable({ invitations }: { readonly invitations: Called<readonly StaffInvitation[]> }) {
  const { invitations: texts } = useTextsOf({ es: spanish, en: english })
  const { roles } = useTexts()
  const { send: resend, isSending: isResending } = useSend(resendInvitation)
  const { send: withdraw, isSending: isWithdrawing } = useSend(withdrawInvitation)
  const { say, sayFailed } = useNotices()
  const [withdrawing, setWithdrawing] = useState<StaffInvitation>()
  const sendAgain = async ({ id }: StaffInvitation) => {
    const { data, failure } = await resend({ params: { id: Number(id) } })
    invitations.reload()
    if (data) say(texts.resent)
    else sayFailed(failure.message, invitations.reload)
  }
  const takeBack = async ({ id }: StaffInvitation) => {
    const { data, failure } = await withdraw({ params: { id: Number(id) } })
    setWithdrawing(undefined)
    invitations.reload()
    if (data) say(texts.withdrawn)
    else sayFailed(failure.message, invitations.reload)
  }
  return (
    <Card title={texts.title}>
      <DataTable
        caption={texts.title}
        rows={wholeList(invitations)}
        keyOf={({ id }) => id}
        emptyText={texts.none}
        columns={[
          { name: 'email', title: texts.email, cell: ({ email }) => <span className="font-medium break-all">{email}</span> },
          { name: 'role', title: texts.role, isSecondary: true, cell: ({ role }) => roles[role] },
          { name: 'by', title: texts.by, isSecondary: true, cell: ({ invitedBy }) => invitedBy },
          {
            name: 'expires',
            title: texts.expires,
            isSecondary: true,
            cell: ({ isExpired, expiresAt }) =>
              isExpired ? <span className="font-medium text-warn">{texts.expired}</span> : <Moment at={expiresAt} />,
          },
          {
            name: 'action',
            title: texts.action,
            cell: (invitation) => (
              <div className="flex flex-wrap gap-2">
                <Button
                  look="plain"
                  isBusy={isResending}
                  aria-label={texts.resendTo(invitation.email)}
                  onClick={() => sendAgain(invitation)}
                >
                  {texts.resend}
                </Button>
                <Button look="plain" aria-label={texts.withdrawFrom(invitation.email)} onClick={() => setWithdrawing(invitation)}>
                  {texts.withdraw}
                </Button>
              </div>
            ),
          },
        ]}
      />
      {withdrawing && (
        <ConfirmDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText(withdrawing.email)}
          yes={texts.withdraw}
          isBusy={isWithdrawing}
          onYes={() => takeBack(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Card>
  )
}
