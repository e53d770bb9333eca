export { findMoneyCase, openMoneyCase, settleMoneyCase } from './money-cases.queries.ts'
