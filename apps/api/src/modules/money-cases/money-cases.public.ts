export {
  type CaseRow,
  countOpenCases,
  findCase,
  listCases,
  lockOpenCase,
  updateCaseSettled,
  updateCaseTaken,
  updateKeepsPieces,
} from './case-rows.queries.ts'
export { findMoneyCase, isInReview, openMoneyCase, settleMoneyCase, updateBankCasesOf } from './money-cases.queries.ts'
export { isWrongAccount, openWrongAccount, settleWrongAccount } from './wrong-account.ts'
