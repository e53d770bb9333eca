import type { howToPay as spanish } from '../es/how-to-pay.ts'

/** How an order that waits for its money is paid. */
export const howToPay: typeof spanish = {
  oxxo: {
    reference: 'Reference',
    amount: 'Total to pay',
    expires: 'Expires',
    open: 'See or save the voucher',
    newTab: 'opens in another tab',
  },
  transfer: {
    bank: 'Bank',
    clabe: 'CLABE',
    holder: 'Account holder',
    amount: 'Exact amount',
    received: 'Received already',
    of: (received: string, total: string) => `${received} of ${total}`,
    reference: 'Numeric reference',
    until: 'Pay before',
    copy: 'Copy',
    copied: 'Copied',
  },
}
