import type { disputeMails as spanish } from '../es/dispute-mails.ts'

export const disputeMails: typeof spanish = {
  inquiry: {
    subject: (folio) => `The bank asks about order ${folio}`,
    lead: (amount, folio) =>
      `The customer’s bank asks about the charge of ${amount} for order ${folio}. It has not taken the money yet; if nobody answers, a chargeback is likely, and hard to win.`,
  },
  opened: {
    subject: (folio) => `Chargeback of order ${folio}`,
    lead: (amount, folio) =>
      `The customer’s bank took ${amount} of order ${folio} and waits for your evidence. Nothing in that order can leave.`,
  },
  lost: {
    subject: (folio) => `The chargeback of order ${folio} was lost`,
    lead: (amount, folio) =>
      `The bank decided for the customer: the ${amount} of order ${folio} do not come back. What had not left goes back to stock.`,
  },
  warning: {
    subject: (folio) => `Possible fraud in order ${folio}`,
    lead: (folio) =>
      `The bank warns that the payment of order ${folio} may be fraud. The order is held until somebody releases or refunds it.`,
  },
  deadline: {
    subject: (folio, days) =>
      days === 1 ? `Last day to answer the bank: order ${folio}` : `${days} days left to answer the bank: order ${folio}`,
    lead: (amount, folio) => `Nobody has answered the bank about the ${amount} of order ${folio}.`,
  },
  due: (day) => `Answer before ${day}.`,
  button: 'See the order and the evidence',
}
