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
export { findMoneyCase, hasOpenCase, isInReview, openMoneyCase, settleMoneyCase } from './money-cases.queries.ts'
