import type { PaymentProvider } from '../ports/payment-provider.ts'
import { NoPaymentProvider } from '../problems.ts'

async function refuse(): Promise<never> {
  throw new NoPaymentProvider()
}
function refuseList(): AsyncIterable<never> {
  return { [Symbol.asyncIterator]: () => ({ next: refuse }) }
}

/** A shop that takes transfers only. Their money is real, so nothing here is a test. */
export const noPayments: PaymentProvider = {
  name: 'none',
  isLive: true,
  page: undefined,
  openCardIntent: refuse,
  openOxxoIntent: refuse,
  readIntent: refuse,
  cancelIntent: refuse,
  refund: refuse,
  readRefund: refuse,
  readDispute: refuse,
  readWarning: refuse,
  listRefundsOf: refuse,
  listRefunds: refuseList,
  listMovements: refuseList,
  listMovementsOfPayout: refuseList,
  listPayouts: refuseList,
  readEvent: () => {
    throw new NoPaymentProvider()
  },
  proveConnection: refuse,
}
