import type { cartDrawer as spanish } from '../es/cart-drawer.ts'

export const cartDrawer: typeof spanish = {
  title: 'Your cart',
  close: 'Close cart',
  offline: 'No connection. These are your parts with the last price we saw.',
  each: 'each',
  remove: 'Remove',
  saysRemoved: (name) => `You removed ${name}.`,
  priceRose: (before, now) => `The price rose from ${before} to ${now}.`,
  priceFell: (before, now) => `The price fell from ${before} to ${now}.`,
  onlyLeft: (left) => (left === 1 ? 'Only 1 piece is left.' : `Only ${left} pieces are left.`),
  leave: (left) => `Keep ${left}`,
  soldOut: 'Sold out. Remove it to go on.',
  onlyPromised: (pieces) => (pieces === 1 ? 'The promised price is for 1 piece.' : `The promised price is for ${pieces} pieces.`),
  promisedLeft: (left, price) =>
    left === 1
      ? `1 piece is left at this price; the others cost ${price} each.`
      : `${left} pieces are left at this price; the others cost ${price} each.`,
  promised: (day) => `Price promised until ${day}`,
  offerOver: {
    'offer-expired': 'The offer of your quotation has expired: today’s price applies.',
    'offer-unknown': 'We could not find the offer for this part: today’s price applies.',
    'offer-used': 'The pieces of this offer are sold: today’s price applies.',
    'offer-personal':
      'This offer is only for the person who asked for it. Sign in with the e-mail of the quotation to pay the promised price; otherwise today’s price applies.',
  },
  notSold: {
    unknown: 'No longer sold and not counted in the total.',
    discontinued: 'No longer sold and not counted in the total.',
    'offer-only': 'A part on order that is sold only with its offer. It is not counted in the total.',
    'offer-expired': 'The offer for this part on order has expired: ask us for another quotation. It is not counted in the total.',
    'offer-used': 'The pieces of this offer are sold: ask us for another quotation. It is not counted in the total.',
    'offer-personal':
      'This part on order is only for the person who asked for it: sign in with the e-mail of the quotation. It is not counted in the total.',
  },
  saysChanges: (lines) => (lines === 1 ? 'One line of your cart changed.' : `${lines} lines of your cart changed.`),
  missingForFree: (amount) => `${amount} more for free shipping`,
  isFree: 'Your shipping is free',
  freeShipping: 'Progress towards free shipping',
  subtotal: 'Subtotal',
  roughSubtotal: 'Approximate subtotal',
  fullPrice: 'List price',
  saved: 'You save',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  calculating: 'Calculating…',
  taxIncluded: (amount) => `VAT included: ${amount}`,
  arrives: (from, to) => `Order today and it arrives between ${from} and ${to}`,
  keepShopping: 'Keep shopping',
  pay: 'Check out',
  empty: 'Your cart is empty',
  emptyLead: 'What you add stays here, even if you close the page.',
  forCar: (car: string) => `For your ${car}`,
  misfit: {
    lead: (name: string) => `According to our fitment table, ${name} is not made for that car.`,
    seeFitting: 'See the ones that fit',
    addAnyway: 'Add it anyway',
    cancel: 'Cancel',
  },
  seeParts: 'See parts',
}
