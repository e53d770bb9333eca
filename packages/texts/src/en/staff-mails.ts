import type { staffMails as spanish } from '../es/staff-mails.ts'
import { admin } from './admin.ts'

export const staffMails: typeof spanish = {
  roles: admin.roles,
  invitation: {
    subject: 'You are invited to the back office',
    lead: (name, role) => `${name} invited you to work in the shop’s back office as ${role}.`,
    button: 'Accept the invitation',
    expires: 'The link is good for 72 hours and works once.',
    ignore: 'If you did not expect this invitation, ignore it: nothing changes.',
  },
}
