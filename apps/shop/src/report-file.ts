import { severityOf } from '@shop/domain/catalogue-audit/contradiction'
import type { ImportReport } from '@shop/domain/imports/import'
import { why } from './report-contradictions.ts'

/** The first rows that contradict something, and those that the shop cannot place at all. */
export function reportFile({ rows, wrong, problems, contradictions }: ImportReport) {
  const { errors = 0, hints = 0, first = [] } = contradictions ?? {}
  const more = errors + hints - first.length
  const lines = [
    ...first.map((one) => `${severityOf(one.kind) === 'error' ? '✗' : '·'} row ${one.row}  ${one.kind}  ${why(one)}`),
    ...(more > 0 ? [`  and ${n(more)} more`] : []),
    ...problems.map(({ code, rows: count }) => `✗ ${code}: ${n(count)} rows that could not be applied`),
    `${n(rows)} rows judged: ${n(errors)} errors, ${n(hints)} hints, ${n(wrong)} rows that could not be applied`,
  ]
  return { lines, isSound: errors === 0 && wrong === 0 }
}

function n(count: number): string {
  return count.toLocaleString('en')
}
