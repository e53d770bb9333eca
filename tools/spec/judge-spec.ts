import type { TestResult } from '../test-run/test-report.ts'
import type { Line, Proof, Section } from './read-spec.ts'
import { isNamedBy } from './test-titles.ts'

export type SpecVerdict = {
  readonly holding: number
  readonly all: number
  /** What does not hold, by section, and at the end the sentence. */
  readonly lines: readonly string[]
}

/** A line holds when each test that shows it ran, in every browser and with every row of its table, and passed. */
export function judgeSpec(sections: readonly Section[], results: readonly TestResult[]): SpecVerdict {
  const byFile = Map.groupBy(results, ({ file }) => file)
  const faultOf = ({ file, test }: Proof): string | undefined => {
    const meant = (byFile.get(file) ?? []).filter(({ name }) => isNamedBy(name, test))
    if (meant.some(({ outcome }) => outcome === 'failed')) return `failed: ${file} ${test}`
    if (meant.length === 0 || meant.some(({ outcome }) => outcome === 'skipped')) return `not run: ${file} ${test}`
    return undefined
  }
  const judged = sections.map((section) => ({
    section,
    broken: section.lines.map((line) => ({ line, faults: line.shownBy.flatMap((proof) => faultOf(proof) ?? []) })).filter(isBroken),
  }))
  const all = sections.reduce((sum, { lines }) => sum + lines.length, 0)
  const holding = all - judged.reduce((sum, { broken }) => sum + broken.length, 0)
  return { holding, all, lines: [...judged.flatMap(told), `${holding} of ${all} lines hold`] }
}

type Judged = { readonly line: Line; readonly faults: readonly string[] }
function isBroken({ faults }: Judged): boolean {
  return faults.length > 0
}

function told({ section, broken }: { readonly section: Section; readonly broken: readonly Judged[] }): string[] {
  return broken.length === 0
    ? []
    : [
        `${section.number}. ${section.title}`,
        ...broken.flatMap(({ line, faults }) => [`  ${line.number} ${line.says}`, ...faults.map((fault) => `    ${fault}`)]),
      ]
}
