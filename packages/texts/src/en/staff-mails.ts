import type { staffMails as spanish } from '../es/staff-mails.ts'
import { admin } from './staff/office.ts'

export const staffMails: typeof spanish = {
  roles: admin.roles,
  invitation: {
    subject: 'You are invited to the back office',
    lead: (name, role) => `${name} invited you to work in the shop’s back office as ${role}.`,
    button: 'Accept the invitation',
    expires: 'The link is good for 72 hours and works once.',
    ignore: 'If you did not expect this invitation, ignore it: nothing changes.',
  },
  accountChanged: {
    subject: 'The shop’s bank account was changed',
    lead: (name, bank, clabe, holder) =>
      `${name} changed the account that customers transfer to. It is now ${bank}, CLABE ${clabe}, in the name of ${holder}.`,
    before: (bank, clabe) => (clabe === '' ? 'There was no account before.' : `Before it was ${bank}, CLABE ${clabe}.`),
    ifNotYou: 'If nobody of the shop did this, correct it in Settings at once and change the passwords of the staff.',
  },
}
