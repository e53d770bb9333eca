export { makeRefund } from './make-refund.ts'
export { openCase } from './open-case.ts'
export { concludeRefund, recordRefund } from './record-refund.ts'
export { findRefund, listUnfinishedRefunds, lockRefund, type Refund, updateNextTry, updateRefund } from './refunds.queries.ts'
