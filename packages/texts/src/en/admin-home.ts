import type { adminHome as spanish } from '../es/admin-home.ts'

export const adminHome: typeof spanish = {
  hello: (name) => `Hello, ${name}`,
  role: (role) => `You are signed in as ${role}.`,
  screens: 'Your screens',
  about: {
    home: 'Where you start',
    quotations: 'Requests for a price, with their clock',
    chat: 'Conversations with visitors and customers',
    customers: 'A customer’s details by e-mail',
    staff: 'Who works here, with which role, and invitations',
    auditLog: 'Who changed what, when, and what it was before',
    access: 'Open sessions and two-step verification',
  },
  hours: 'Today’s hours',
  open: (opens, closes) => `Open from ${opens} to ${closes}`,
  closed: 'Closed today',
  hoursNote: 'Central Mexico time',
  links: 'Links',
  shop: 'See the shop',
  mailbox: 'Demo mailbox',
  mailboxNote: 'E-mails and SMS that would have been sent',
}
