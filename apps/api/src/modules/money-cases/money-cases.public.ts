export { openMoneyCase, settleMoneyCase } from './money-cases.queries.ts'
