import type { orderMails as spanish } from '../es/order-mails.ts'
import { address } from './address.ts'
import { garage } from './garage.ts'
import { howToPay } from './how-to-pay.ts'
import { orders } from './orders.ts'

export const orderMails: typeof spanish = {
  button: 'See my order',
  line: (qty, name, total) => `${qty} × ${name}: ${total}`,
  forCar: (car: string) => `For ${car}`,
  fits: garage.fits,
  fitsIf: garage.fitsIf,
  doesNotFit: garage.doesNotFit,
  free: 'Free',
  totals: (shipping, total) => `Shipping: ${shipping} · Total: ${total} (IVA included)`,
  left: (cancelled, left) => `Canceled: −${cancelled} · Left: ${left}`,
  receiver: (name, phone) => `To be received by ${name}, phone ${phone}.`,
  address,
  sentTo: (to) => `Sent to: ${to}`,
  delivery: (from, to) => `Estimated delivery: ${from} to ${to}.`,
  confirmed: {
    subject: (folio) => `We received your payment, order ${folio}`,
    lead: (folio) => `Thank you for your purchase! Your order ${folio} is paid and we are already preparing it.`,
  },
  placedOxxo: {
    subject: (folio) => `Your OXXO voucher, order ${folio}`,
    lead: (total, until) => `Thank you for your purchase! Pay ${total} at any OXXO before ${until}. Your parts are set aside until then.`,
    button: 'Open my voucher',
    number: (number) => `${howToPay.oxxo.reference}: ${number}`,
    notNeeded: orders.voucher.notNeeded,
  },
  placedTransfer: {
    subject: (folio) => `How to pay your order ${folio}`,
    lead: (total, until) =>
      `Thank you for your purchase! Transfer exactly ${total} before ${until} and upload your receipt. Your parts are set aside until then.`,
    account: (bank, clabe, holder) =>
      `${howToPay.transfer.bank}: ${bank} · ${howToPay.transfer.clabe}: ${clabe} · ${howToPay.transfer.holder}: ${holder}`,
    reference: (reference) => `${howToPay.transfer.reference}: ${reference}`,
  },
  reminderOxxo: {
    subject: (folio) => `Your voucher expires soon, order ${folio}`,
    lead: (total, until) => `You can still pay ${total} at any OXXO. Your voucher expires on ${until}.`,
  },
  reminderTransfer: {
    subject: (folio) => `Your receipt is missing, order ${folio}`,
    lead: (total, until) =>
      `If you have already transferred ${total}, upload your receipt. If not, you have until ${until}; after that we cancel the order and release the parts.`,
  },
  paid: {
    subject: (folio) => `Your payment is confirmed, order ${folio}`,
    lead: (folio) => `Your payment has arrived. We are already preparing your order ${folio}.`,
  },
  shipped: {
    subject: (folio) => `Your order ${folio} is on its way`,
    lead: (carrier, tracking) => `We handed your order to ${carrier}. Your tracking number is ${tracking}.`,
  },
  cancelled: {
    subject: (folio) => `Your order ${folio} is canceled`,
    lead: (folio) => `Your order ${folio} is canceled and you were not charged. If you still want the parts, you can buy them again.`,
    button: 'Buy again',
    late: 'If you had already paid, do not worry: as soon as your payment reaches us we will fill the order or give your money back.',
  },
  piecesCancelled: {
    subject: (folio) => `We canceled pieces of your order ${folio}`,
    lead: (folio) => `We canceled these pieces of your order ${folio}:`,
    line: (qty, name) => `${qty} × ${name}`,
    refund: (amount) => `We are giving ${amount} back to you. We write to you as soon as your money leaves.`,
    rest: (pieces) => (pieces === 1 ? 'Your order goes on with the other piece:' : `Your order goes on with the other ${pieces} pieces:`),
    nothing: 'No piece is left in this order.',
  },
  refunded: {
    withoutOrder: 'We gave your money back',
    subject: (folio) => `Your money is on its way back, order ${folio}`,
    lead: (amount) => `We refunded ${amount}. Depending on your bank, it may take 5 to 10 business days to show.`,
    byTransfer: (amount) => `We refunded ${amount} by transfer (SPEI).`,
    atCounter: (amount) => `We refunded ${amount} at our counter.`,
  },
  outOfStock: {
    subject: (folio) => `We could not fill your order ${folio}`,
    lead: (total) =>
      `Your payment arrived after the parts had been sold. We are giving you back all of ${total} and will let you know when the refund leaves. We are sorry.`,
  },
  inReview: {
    subject: 'Your payment is being reviewed',
    lead: 'We have received your payment, and a person looks at it before we confirm your order. Do not pay again: we write to you as soon as it is settled.',
    note: 'Your parts are put aside meanwhile. If something does not add up, you get all of your money back.',
  },
  transferShort: {
    subject: (folio: string) => `A part of your transfer is missing, order ${folio}`,
    lead: (received: string, total: string, missing: string) =>
      `We have received ${received} of ${total}. ${missing} are missing: transfer them to the same account with the same reference, and we get your order ready.`,
    note: 'If you would rather have back what you transferred, reply to this e-mail.',
  },
  voucherRejected: {
    subject: (folio) => `Check your receipt, order ${folio}`,
    lead: (reason) => `We could not accept your receipt: ${reason}. Upload another one so that we can fill your order.`,
  },
}
