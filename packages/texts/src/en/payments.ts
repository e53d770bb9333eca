import type { payments as spanish } from '../es/payments.ts'

export const payments: typeof spanish = {
  title: 'Ways to pay',
  forms: {
    card: {
      label: 'Credit or debit card',
      short: 'Card',
      instructions: 'Visa, Mastercard, American Express and Carnet. You are charged when you confirm, and your order is paid right away.',
    },
    oxxo: {
      label: 'Cash at OXXO',
      short: 'OXXO',
      instructions:
        'You get a voucher with a barcode to pay at any OXXO store before it expires. Your payment is confirmed on the next business day.',
    },
    transfer: {
      label: 'Bank transfer (SPEI)',
      short: 'Transfer',
      instructions: 'Transfer the exact total from your bank’s app within 72 hours and upload your receipt. We check it in opening hours.',
      reference: 'The 7 digits you get when you confirm your order',
    },
  },
  guide: {
    live: {
      first: 'Choose how to pay when you review your order.',
      card: 'With a card, your bank may ask you to confirm that it is you.',
      oxxo: 'With OXXO, bring the voucher on paper or on your phone and pay at the till before it expires.',
      transfer: 'By transfer, pay the exact total, use your reference and upload the receipt.',
    },
    test: {
      first: 'TEST: no real money moves here, and real cards are not accepted.',
      card: 'With a card, use one of the test numbers with any future date and any security code.',
      oxxo: 'With OXXO, open the voucher and pretend to pay it or to let it expire. Do not take it to a store.',
      transfer: 'By transfer, upload any picture as a receipt.',
    },
    outcomes: {
      succeeds: 'Approved',
      declined: 'Declined by the bank',
      insufficient_funds: 'Not enough money',
      lost_card: 'Reported lost',
      stolen_card: 'Reported stolen',
      card_velocity_exceeded: 'Over the card’s limit',
      expired_card: 'Expired',
      incorrect_cvc: 'Wrong security code',
      processing_error: 'Fails while processing',
      incorrect_number: 'Wrong number',
      fraudulent: 'Blocked as risky',
      authenticates: 'The bank asks to confirm that it is you, then approves',
      authenticates_then_declined: 'The bank asks to confirm that it is you, then declines',
      disputed: 'Approved, then charged back as fraud',
      'not-received': 'Approved, then charged back: the part did not arrive',
      inquiry: 'Approved, then the bank asks about the charge',
      'fraud-warning': 'Approved, then the bank warns of fraud',
      'refund-pending': 'Approved; its refund takes a while',
      'refund-fails': 'Approved; its refund fails',
    },
    vouchers: {
      'succeed_immediately@example.mx': 'The voucher is paid within seconds',
      'expire_immediately@example.mx': 'The voucher expires within seconds',
      'expire_with_delay@example.mx': 'The voucher expires after 3 minutes',
      'fill_never@example.mx': 'The voucher is never paid',
      'cualquier.otro@example.mx': 'The voucher is paid by itself after 3 minutes',
    },
  },
}
