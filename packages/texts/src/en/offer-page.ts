import type { offerPage as spanish } from '../es/offer-page.ts'

export const offerPage: typeof spanish = {
  title: 'Your offer',
  heading: 'Your quotation',
  asked: (part, car) => (car ? `You asked for ${part} for ${car}.` : `You asked for ${part}.`),
  valid: (day) => `We keep these prices for you until ${day}.`,
  message: 'Message from the shop',
  lines: 'What we offer you',
  each: 'each',
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  usually: (price) => `In the shop: ${price}`,
  onOrder: 'On order: we get it for you',
  soldOut: 'Sold out since we answered you',
  left: (pieces) =>
    pieces === 0
      ? 'All pieces at this price are sold'
      : pieces === 1
        ? '1 piece is left at this price'
        : `${pieces} pieces are left at this price`,
  personal: 'This offer is only for the person who asked for it. When you pay, sign in with the e-mail of the quotation.',
  allSold: 'Everything in this offer has been bought. If you need more, ask us for another quotation.',
  total: 'Total',
  taxes: 'VAT included. Shipping is added at checkout.',
  addAll: 'Add everything to the cart',
  added: 'It is in your cart',
  saysAdded: (pieces) => (pieces === 1 ? 'We added 1 piece at its promised price.' : `We added ${pieces} pieces at their promised price.`),
  saysThere: 'Your offer is in the cart already.',
  question: 'Questions? Ask on WhatsApp',
  expired: (day) => `This offer expired on ${day}`,
  expiredLead: 'Prices change often, so every offer has a date. Ask again and we give you today’s price.',
  offered: 'What we had offered you',
  unknown: 'We could not find this offer',
  unknownLead: 'Check that the link is complete, just as it came in your mail. You can also ask for the quotation again.',
  again: 'Ask for the quotation again',
}
