import type { arrivalMails as spanish } from '../es/arrival-mails.ts'

export const arrivalMails: typeof spanish = {
  quotation: {
    one: (number) => `Quotation ${number} arrived`,
    many: (count) => `${count} quotations arrived`,
    waiting: (count) => (count === 1 ? 'It is the only one to answer.' : `${count} to answer in all.`),
    button: 'Answer',
  },
  chat: {
    one: () => 'Somebody wrote in the chat',
    many: (count) => `Somebody wrote in ${count} conversations of the chat`,
    waiting: (count) => (count === 1 ? 'It is the only conversation unread.' : `${count} conversations are unread in all.`),
    button: 'Open the chat',
  },
  voucher: {
    one: (folio) => `A receipt for order ${folio} arrived`,
    many: (count) => `${count} receipts arrived`,
    waiting: (count) => (count === 1 ? 'It is the only one to check.' : `${count} to check in all.`),
    button: 'Check',
  },
  order: {
    one: (folio) => `Order ${folio} to pack`,
    many: (count) => `${count} new orders to pack`,
    waiting: (count) => (count === 1 ? 'It is the only one to pack.' : `${count} to pack in all.`),
    button: 'See what to pack',
  },
  onDuty: 'We write to you because you are on duty. Change it under My access.',
  nobodyOnDuty: 'We write to you because nobody who can deal with it is on duty. Under Staff you choose who gets these notices.',
  gathered: 'If more of the same comes within the next 5 minutes, we count it in a single mail.',
}
