import type { staffMails as spanish } from '../es/staff-mails.ts'
import { arrivalMails } from './arrival-mails.ts'
import { conditionParts } from './condition-parts.ts'
import { staffAuditLog } from './staff/audit-log.ts'
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
  resetPassword: {
    subject: 'Choose another password for the back office',
    lead: 'You asked for a new password for the shop’s back office. Choose it with this button.',
    button: 'Choose a new password',
    expires: 'The link works for 30 minutes and only once. If you have a second factor, we will ask for it too.',
    ignore: 'If this was not you, ignore this message: nothing changes.',
  },
  permitSignIn: {
    subject: 'Confirm that it is you',
    lead: 'Somebody tried to sign in to your back office account many times. To sign in, open this link and type your password.',
    button: 'Sign in to the back office',
    expires: 'The link works for 24 hours.',
    ignore: 'If you did not try to sign in, change your password when you can.',
  },
  accountChanged: {
    subject: 'The shop’s bank account was changed',
    lead: (name, bank, clabe, holder) =>
      `${name} changed the account that customers transfer to. It is now ${bank}, CLABE ${clabe}, in the name of ${holder}.`,
    before: (bank, clabe) => (clabe === '' ? 'There was no account before.' : `Before it was ${bank}, CLABE ${clabe}.`),
    ifNotYou: 'If nobody of the shop did this, correct it in Settings at once and change the passwords of the staff.',
  },
  trial: {
    subject: 'Test mail',
    lead: (shop) => `If you read this, mail from ${shop} arrives. There is nothing else to do.`,
    sms: (shop) => `${shop}: test message. If you read it, text messages arrive.`,
  },
  auditAnchor: {
    subject: (day) => `Anchor of the log, ${day}`,
    lead: (day, count) =>
      count === 1
        ? `On ${day} the log of staff’s actions has 1 row and is intact.`
        : `On ${day} the log of staff’s actions has ${count.toLocaleString('en')} rows and is intact.`,
    last: (id, hash) => `Last row: ${id}. Its fingerprint: ${hash}`,
    check: (anchor) => `To find out later that nobody cut it off or rewrote it: npm run audit -- --anchor ${anchor}`,
    keep: 'Keep this message outside the shop. One comes every day; if they stop, find out why.',
  },
  brokenLog: {
    subject: 'Somebody touched the log of staff’s actions',
    lead: ({ id, kind }) => `The log is not intact. ${staffAuditLog.verify.broken[kind](id)}`,
    whole: (count) => staffAuditLog.verify.wholeUntil(count),
    next: 'Ask the person who runs the server to run npm run audit and to compare it with the anchor of an earlier message.',
  },
  differences: {
    subject: (night: string) => `Differences with the payment provider, night of ${night}`,
    lead: (count: number) =>
      count === 1
        ? 'Comparing what was charged with the payment provider, 1 difference came up that somebody has to settle.'
        : `Comparing what was charged with the payment provider, ${count.toLocaleString('en')} differences came up that somebody has to settle.`,
    button: 'Open Payment cases',
    where:
      'Every difference is a case in the back office, under Payment cases; the days compared are under Reconciliation. The pieces of orders in doubt do not leave until it is settled.',
  },
  wrongAccount: {
    subject: 'The payment provider’s account is not the shop’s',
    lead: 'The payment provider does not know the shop’s payments, or is in another mode. Check the keys: the comparison has stopped.',
  },
  arrivals: arrivalMails,
  condition: {
    subject: (count: number) => (count === 1 ? 'Something in the shop needs attention' : `${count} things in the shop need attention`),
    overSubject: 'The shop is well again',
    lead: 'The shop checks itself every minute and found something that does not fix itself.',
    overLead: 'What we reported is fixed. There is nothing for you to do.',
    trouble: (name: string, sentence: string) => `${name}: ${sentence}`,
    over: (name: string) => `${name}: well again.`,
    button: 'Open System status',
    again: 'While it lasts we notify you once a day, and again when it is fixed.',
    parts: conditionParts,
  },
}
