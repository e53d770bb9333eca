import type { accountMore as spanish } from '../es/account-more.ts'

export const accountMore: typeof spanish = {
  quotations: {
    lead: 'Those you asked for with your account or with your confirmed e-mail.',
    none: 'You have not asked for a quotation yet.',
    ask: 'Ask for a quotation',
    asked: (day) => `Asked on ${day}`,
    states: {
      open: 'Waiting for an answer',
      taken: 'We are looking into it',
      answered: 'Answered',
      refused: 'We could not get it',
      suspect: 'Waiting for an answer',
    },
    valid: (day) => `Offer valid until ${day}`,
    over: (day) => `The offer expired on ${day}`,
    see: 'See offer',
    seeOf: (number) => `See offer of ${number}`,
    inMail: 'The link to the offer is in your e-mail.',
  },
  invoice: {
    lead: 'Those of your last invoice. We fill in the next one with them; you can change or delete them.',
    open: 'See and change my invoice details',
    none: 'We have none yet. Enter them here or ask for an invoice with your next purchase.',
    forget: 'Delete these details',
    forgotten: 'We deleted your invoice details.',
  },
}
