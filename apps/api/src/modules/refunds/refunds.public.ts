export { makeRefund } from './make-refund.ts'
export { openCase } from './open-case.ts'
export { recordRefund } from './record-refund.ts'
export { findRefund, listUnfinishedRefunds, type Refund } from './refunds.queries.ts'
