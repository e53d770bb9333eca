import type { staffReconciliation as spanish } from '../../es/staff/reconciliation.ts'

function n(count: number): string {
  return count.toLocaleString('en')
}

export const staffReconciliation: typeof spanish = {
  lead: 'Charges at the payment provider against the shop’s records, day by day. Compared every night.',
  last: {
    title: 'Last comparison',
    none: 'Nothing has been compared yet. The first comparison is made tonight, or now if you like.',
    running: 'Comparing…',
    days: (from: string, to: string) => (from === to ? from : `From ${from} to ${to}`),
    byClock: 'At night, by itself',
    by: (name: string) => `Asked for by ${name}`,
    read: (movements: number) => (movements === 1 ? '1 movement read' : `${n(movements)} movements read`),
    even: 'No new differences',
    cases: (count: number) => (count === 1 ? '1 new difference to settle' : `${n(count)} new differences to settle`),
    booked: (count: number) =>
      count === 1
        ? '1 payment or refund that was missing is recorded now'
        : `${n(count)} payments or refunds that were missing are recorded now`,
    clearUp: 'See the payment cases',
    failed: 'It could not be finished',
    failures: {
      'wrong-account': 'The provider’s account or mode is not the shop’s. Check the keys.',
      interrupted: 'It was interrupted half-way.',
    },
    otherFailure: 'The provider did not answer as expected. It is tried again.',
  },
  ask: {
    title: 'Compare other days',
    note: 'Up to 31 days at once. It moves no money: it records what is missing and reports what does not match.',
    from: 'From',
    to: 'To',
    send: 'Compare',
    asked: 'The comparison is under way.',
  },
  days: {
    title: 'Days compared',
    note: 'One figure where the provider and the shop match; both where they do not. The day is the provider’s, in central Mexican time.',
    none: 'Every day compared will appear here.',
    day: 'Day',
    charged: 'Charged',
    refunded: 'Refunded',
    disputed: 'Disputes',
    fees: 'Fees',
    net: 'Net',
    state: 'Result',
    shop: 'Shop',
    provider: 'Provider',
    even: 'Matches',
    quiet: (days: number) => (days === 1 ? 'Nothing moved on the day compared.' : `Nothing moved on the ${n(days)} days compared.`),
    quietOthers: (days: number) =>
      days === 1 ? 'Nothing moved on another day compared.' : `Nothing moved on ${n(days)} other days compared.`,
    uneven: 'Differs',
    foreign: (count: number) => (count === 1 ? '1 charge that is not the shop’s' : `${n(count)} charges that are not the shop’s`),
  },
  payouts: {
    title: 'Payouts to your account',
    note: 'What the provider paid into the bank, and which sales it came from.',
    none: 'The provider has not paid out anything yet.',
    arrives: (day: string) => `Arrives on ${day}`,
    arrived: (day: string) => `Arrived on ${day}`,
    trace: 'Bank reference',
    show: 'Show the breakdown',
    statuses: { pending: 'Pending', in_transit: 'On its way', paid: 'Paid', failed: 'Sent back by the bank', canceled: 'Canceled' },
    notItemised: 'The provider does not give the breakdown yet.',
    part: 'Item',
    amount: 'Amount',
    fee: 'Fee',
    net: 'Net',
    day: 'Day',
    order: 'Order',
    sum: 'Total',
    movements: 'Every movement',
    categories: {
      charge: 'Charges',
      refund: 'Refunds',
      refund_failure: 'Refunds that came back',
      dispute: 'Disputes',
      dispute_reversal: 'Disputes won',
      fee: 'Fees',
      tax: 'Taxes',
      payout_reversal: 'Payouts sent back',
    },
    kinds: {
      charge: 'Charge',
      refund: 'Refund',
      refund_failure: 'Refund that came back',
      dispute: 'Dispute',
      dispute_reversal: 'Dispute won',
      fee: 'Fee',
      tax: 'Tax',
      payout_reversal: 'Payout sent back',
    },
  },
}
