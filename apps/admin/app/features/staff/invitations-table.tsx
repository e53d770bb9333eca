import { resendInvitation, withdrawInvitation } from '@shop/contract/staff/members'
import type { StaffInvitation } from '@shop/domain/staff'
import { adminStaff as english } from '@shop/texts/en/admin-staff'
import { adminStaff as spanish } from '@shop/texts/es/admin-staff'
import { useState } from 'react'
import { useTexts, useTextsOf } from '../../language.tsx'
import type { Called } from '../calls/use-call.ts'
import { useSend } from '../calls/use-send.ts'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Button } from '../form/button.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { DataTable } from '../table/data-table.tsx'
import { wholeList } from '../table/whole-list.ts'

export const InvitationsTable = ({ invitations }: { readonly invitations: Called<readonly StaffInvitation[]> }) => {
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
    <Panel title={texts.title}>
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
                  look="quiet"
                  isBusy={isResending}
                  aria-label={texts.resendTo(invitation.email)}
                  onClick={() => sendAgain(invitation)}
                >
                  {texts.resend}
                </Button>
                <Button look="quiet" aria-label={texts.withdrawFrom(invitation.email)} onClick={() => setWithdrawing(invitation)}>
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
    </Panel>
  )
}
