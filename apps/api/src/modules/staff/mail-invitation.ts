import type { StaffRole } from '@shop/domain/staff'
import { serverTexts } from '@shop/texts/server-texts'
import { hashOf } from '../../secrets/random-secret.ts'
import { queueMail } from '../messages/messages.public.ts'
import { STAFF_LOCALE, type StaffDeps } from './staff-deps.ts'

type Invited = { readonly email: string; readonly role: StaffRole; readonly token: string; readonly invitedBy: string }

export async function mailInvitation(deps: StaffDeps, { email, role, token, invitedBy }: Invited): Promise<void> {
  const { invitation, roles } = serverTexts(STAFF_LOCALE).staffMails
  await queueMail(deps, {
    key: `staff-invitation ${hashOf(token)}`,
    to: email,
    locale: STAFF_LOCALE,
    subject: invitation.subject,
    content: {
      name: email,
      lead: invitation.lead(invitedBy, roles[role]),
      action: { label: invitation.button, url: `${deps.officeUrl}/invitacion/${token}` },
      notes: [invitation.expires, invitation.ignore],
    },
  })
}
