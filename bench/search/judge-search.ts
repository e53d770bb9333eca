import type { BenchShop } from '../support/bench-shop.ts'
import { ask } from './answer.ts'
import { readCatalogue } from './catalogue.ts'
import { checked } from './check-labels.ts'
import { untruthIn } from './chips.ts'
import { halfOf } from './halves.ts'
import { judge } from './judge.ts'
import { problemWithNumber } from './judge-number.ts'
import { writtenLabels } from './labels/written-labels.ts'
import { noRowsLabels } from './no-rows-labels.ts'
import type { NumberLabel } from './number-labels.ts'
import { report, type Verdict } from './report.ts'

/** Whether what the shop answers to every label is right, class by class, and every label can be. */
export async function judgeSearch(shop: BenchShop, numbers: readonly NumberLabel[]): Promise<boolean> {
  const catalogue = await readCatalogue(shop)
  const { good: labels, bad } = checked([...writtenLabels, ...noRowsLabels(catalogue)], catalogue)
  for (const { label, mistake } of bad) console.log(`! wrong label, left out: ${label.class}: "${label.query}" ${mistake}`)
  const verdicts: Verdict[] = []
  for (const label of labels) {
    const { answer, status } = await ask(shop, label.query, label.locale)
    const judgement = judge(label, answer, catalogue)
    const problem = status === 200 ? judgement.problem : `HTTP ${status}`
    verdicts.push({ ...about(label), ...judgement, problem, untruth: untruthIn(label, answer, catalogue) })
  }
  for (const label of numbers) {
    const { answer, status } = await ask(shop, label.query, 'es')
    const problem = status === 200 ? problemWithNumber(label, answer) : `HTTP ${status}`
    const untruth = untruthIn({ ...label, locale: 'es' }, answer, catalogue)
    verdicts.push({ ...about(label), problem, precision: problem ? 0 : 1, recall: undefined, untruth })
  }
  const isGood = report(verdicts)
  if (bad.length > 0) console.log(`${bad.length} labels are wrong.`)
  return isGood && bad.length === 0
}

function about({ class: name, query }: { readonly class: string; readonly query: string }) {
  return { class: name, query, half: halfOf(query) }
}
