import type { chat as spanish } from '../es/chat-helper.ts'

export const chat: typeof spanish = {
  greeting: (shop) => `Hello! I am the assistant of ${shop}. Tell me which part you need and for which car, or ask me about your order.`,
  thanks: 'You are welcome. We are here if you need anything else.',
  found: (total) => `I found ${total} options. These are the first:`,
  foundAll: (total) => `I found ${total} options:`,
  foundOne: 'I found this one:',
  notFound: 'I could not find it in the catalogue, but we may get it for you. Ask for a quote and we answer with a price.',
  quotation: 'Of course. Fill in the request and we answer with price and stock.',
  personOpen: 'We have let an advisor know. You get the answer right here.',
  personClosed: (hours) => `Nobody is in right now. ${hours} Leave your email and we answer as soon as we open.`,
  shipping: (cost, freeOver, fewest, most) =>
    `Shipping costs ${cost} and is free on purchases over ${freeOver}. It takes ${fewest} to ${most} business days.`,
  returns: (days) => `You have ${days} days to return a part that does not fit your car.`,
  hours: (hours) => `We are open ${hours}, central Mexico time.`,
  closedDays: (days) => `Days we are closed: ${days}.`,
  and: ' and ',
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  orderSignIn: 'To tell you about your order, please sign in to your account.',
  orderFound: 'This is how your order is doing:',
  orderNotFound: 'I could not find that order in your account. Please check its number.',
  orderNone: 'You have no orders in your account yet.',
  mail: {
    subject: 'We answered you in the chat',
    lead: (name) => `${name} wrote to you:`,
    button: 'Go on with the conversation',
    friend: 'there',
  },
}
