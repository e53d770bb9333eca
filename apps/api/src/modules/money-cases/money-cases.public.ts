export { findMoneyCase, hasOpenCase, isInReview, openMoneyCase, settleMoneyCase } from './money-cases.queries.ts'
