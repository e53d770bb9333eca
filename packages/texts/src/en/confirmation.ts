import type { confirmation as spanish } from '../es/confirmation.ts'

export const confirmation: typeof spanish = {
  title: 'Thank you for your purchase!',
  titlePending: 'Your order is reserved',
  message: 'We have received your order.',
  checking: 'We are confirming your payment…',
  folio: 'Order number',
  mail: (email) => `We sent the details to ${email}.`,
  next: 'What happens next',
  inReview: 'Your payment is being reviewed',
  inReviewText:
    'We have received it and a person is looking at it. Do not pay again: we tell you by e-mail. Your parts are put aside meanwhile; if something does not add up, you get your money back.',
  buyOther: 'Buy something else',
  seeOrder: 'See my order',
  keepShopping: 'Keep shopping',
  card: 'Your payment is confirmed and we are about to prepare your order. We will e-mail you when it ships.',
}
