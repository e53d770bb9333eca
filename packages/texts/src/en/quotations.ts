import type { quotationMails as spanish, answerPromise as spanishPromise } from '../es/quotations.ts'

export const answerPromise: typeof spanishPromise = {
  minutes: (minutes) => `We answer within ${minutes} minutes.`,
  today: (time) => `We answer today, by ${time} at the latest.`,
  tomorrow: (time) => `We answer tomorrow, by ${time} at the latest.`,
  later: (day, time) => `We answer on ${day}, by ${time} at the latest.`,
}

export const quotationMails: typeof spanish = {
  promise: answerPromise,
  part: (part, car) => (car ? `${part} for ${car}` : part),
  described: 'the part you described',
  received: {
    subject: (number) => `We received your request ${number}`,
    lead: (what) => `We are already looking for: ${what}.`,
    number: (number) => `The number of your request is ${number}.`,
    reply: 'The answer comes to this email.',
    replyAlsoSms: 'The answer comes to this email, and we let you know by SMS.',
  },
  offer: {
    subject: (number) => `Your quote ${number} is ready`,
    lead: (what) => `We found what you asked for: ${what}.`,
    line: (pieces, name, price) => `${pieces} × ${name}: ${price} each, VAT included`,
    valid: (day) => `These prices are yours until ${day}.`,
    personal: 'The offer is only for you: when you pay, sign in or create your account with this e-mail.',
    button: 'See my offer',
    sms: (shop, number, url) => `${shop}: your quote ${number} is ready. ${url}`,
  },
  whatsapp: {
    hello: (name, shop) => `Hello ${name}, this is your quote from ${shop}:`,
    line: (pieces, name, price) => `• ${pieces} × ${name}: ${price} each`,
    total: (total) => `Total: ${total}, VAT included.`,
    link: (url) => `Buy it online: ${url}`,
  },
  refused: {
    subject: (number) => `About your request ${number}`,
    lead: (what) => `We looked for ${what}, and this time we cannot get it.`,
    again: 'If you have another detail, such as the part number or the VIN of your car, please ask us again.',
    button: 'Ask for another quote',
  },
  waiting: {
    subject: (number) => `Quote ${number}: a few minutes left`,
    lead: (number, what) => `Quote ${number} still has no answer: ${what}.`,
  },
  late: {
    subject: (number) => `Quote ${number}: it is overdue`,
    lead: (number, what) => `Quote ${number} was not answered in time: ${what}.`,
  },
  staff: {
    described: 'the text has a link in it, read it in the quotation',
    somebody: 'no name',
    due: (time) => `We promised an answer by ${time} at the latest.`,
    customer: (name, phone) => `Customer: ${name}, phone ${phone}.`,
    button: 'Open the quote',
  },
}
