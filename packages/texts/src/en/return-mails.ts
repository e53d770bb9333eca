import type { returnMails as spanish } from '../es/return-mails.ts'

export const returnMails: typeof spanish = {
  button: 'See my return',
  line: (qty, name) => `${qty} × ${name}`,
  answer: (text) => `We say: ${text}`,
  send: (id) => `Send the parts in their packaging and write on the box: Return ${id}.`,
  money: (amount) => `We will give you back ${amount}, and let you know when the money is on its way.`,
  asked: {
    subject: (folio) => `We received your return for order ${folio}`,
    lead: (folio) => `You asked to return parts of your order ${folio}. We will look at it and answer by e-mail.`,
  },
  approved: { subject: (folio) => `The return of your order ${folio} is approved`, lead: () => 'You can send us the parts now.' },
  refused: {
    subject: (folio) => `About the return of your order ${folio}`,
    lead: () => 'We looked at your request, and this time we cannot take the parts back.',
  },
  received: { subject: (folio) => `The return of your order ${folio} has arrived`, lead: () => 'We have the parts that you sent.' },
}
