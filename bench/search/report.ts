import type { Half } from './halves.ts'

export type Verdict = {
  readonly class: string
  readonly half: Half
  readonly query: string
  readonly problem: string | undefined
  readonly precision: number
  readonly recall: number | undefined
  readonly untruth: string | undefined
}

const HALVES: readonly Half[] = ['work', 'measured']
/** The classes that the search was built for first; newer ones are wanted a little less strictly, guesses least. */
const FIRST_CLASSES = /^(sentence|typo|synonym|english|plain|brand|negative)$|^number: (?!cut|mistyped)/
function wantedOf(name: string): number {
  return FIRST_CLASSES.test(name) ? 0.95 : name === 'symptom' ? 0.7 : name === 'number: mistyped' ? 0.8 : 0.85
}

/** Prints what failed, of the work half only, and the figures of both; answers whether every class reaches what is wanted of it. */
export function report(verdicts: readonly Verdict[]): boolean {
  for (const { class: name, half, query, problem, untruth } of verdicts) {
    if (half !== 'work') continue
    if (problem) console.log(`✗ ${name}: "${query}" ${problem}`)
    else if (untruth) console.log(`· ${name}: "${query}" chips: ${untruth}`)
  }
  const classes = [...Map.groupBy(verdicts, (verdict) => verdict.class), ['all', [...verdicts]] as const]
  console.log(`\n${''.padEnd(18)}${HALVES.map((half) => half.padEnd(50)).join('')}`)
  console.log(`${'class'.padEnd(18)}${HALVES.map(() => 'queries  accuracy precision   recall    chips').join('     ')}`)
  for (const [name, own] of classes)
    console.log(`${name.padEnd(18)}${HALVES.map((half) => figuresOf(own.filter((verdict) => verdict.half === half))).join('     ')}`)
  const under = classes.flatMap(([name, own]) =>
    HALVES.flatMap((half) => {
      const those = own.filter((verdict) => verdict.half === half)
      return name !== 'all' && those.length > 0 && accuracyOf(those) < wantedOf(name)
        ? [`${name} (${half}) < ${wantedOf(name) * 100} %`]
        : []
    }),
  )
  if (under.length > 0) console.log(`\nUnder what is wanted: ${under.join(', ')}`)
  return under.length === 0
}

function accuracyOf(verdicts: readonly Verdict[]) {
  return meanOf(verdicts.map(({ problem }) => (problem ? 0 : 1))) ?? 1
}

function figuresOf(verdicts: readonly Verdict[]): string {
  return [
    String(verdicts.length).padStart(7),
    percent(meanOf(verdicts.map(({ problem }) => (problem ? 0 : 1)))).padStart(10),
    percent(meanOf(verdicts.map(({ precision }) => precision))).padStart(10),
    percent(meanOf(verdicts.flatMap(({ recall }) => recall ?? []))).padStart(9),
    percent(meanOf(verdicts.map(({ untruth }) => (untruth ? 0 : 1)))).padStart(9),
  ].join('')
}

function meanOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}
function percent(share: number | undefined): string {
  return share === undefined ? '–' : `${(100 * share).toFixed(1)} %`
}
