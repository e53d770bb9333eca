import type { TestResult } from './test-report.ts'

/** Whole areas, by the words of a file's path: what they are about is money, stock, limits, or something that happens once. */
const AREAS = anyOf(
  'audit-corruptions|audit-log|bought|buy|buying|carrier|carriers|cart|checkout|compared-with-provider|count-stock|counter|deliver-mail|discount|dispute|disputes|failure-cases|hash-queue',
  'invoice|idempotency|killed-while-buying|limit|limits|limit-reads|money|offer|offers|order|orders|payment|payments|payment-method|payment-sandbox',
  'price|price-of|promotion|promotions|quotation|quotations|reconciliation|reconciliation-desk|refund|refunds|return|returns|sell|shipping|stock|stripe-ledger|stripe-payments|vat|voucher|vouchers',
)
/** Single tests elsewhere, by the words of their name; rather one too many than one too few. */
const SUBJECTS = anyOf(
  'amounts?|cents|charge[ds]?|discounts?|limits?|money|offers?|orders?|paid|pays?|paying|payments?|pesos|pieces|price[ds]?|purchases?',
  'receipts?|refund(s|ed)?|reserv(es?|ed|ations?)|sells?|shipping|sold|stock|totals?|vouchers?',
)
/** "At once" is another matter, and so is a test that tells of failing once. */
const ONCE = /(?<!\b(at|fails?|failed|failing|failing only|fails only) )\bonce\b|\btwice\b|\bof (two|many|several) who\b|\bsame key\b/i

/** One failure of such a test is red; it is not asked a second time. */
export function isNeverRunAgain({ file, name }: Pick<TestResult, 'file' | 'name'>): boolean {
  return AREAS.test(file) || SUBJECTS.test(name) || ONCE.test(name)
}

function anyOf(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z-])(${words.join('|')})(?![a-z])`, 'i')
}
