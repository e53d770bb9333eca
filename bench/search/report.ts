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
const wantedOf = (name: string): number =>
  FIRST_CLASSES.test(name) ? 0.95 : name === 'symptom' ? 0.7 : name === 'number: mistyped' ? 0.8 : 0.85

/** Prints what failed, of the work half only, and the figures of both; answers whether every class reaches what is wanted of it. */
export const report = (verdicts: readonly Verdict[]): boolean => {
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

const accuracyOf = (verdicts: readonly Verdict[]) => meanOf(verdicts.map(({ problem }) => (problem ? 0 : 1))) ?? 1

const figuresOf = (verdicts: readonly Verdict[]): string =>
  [
    String(verdicts.length).padStart(7),
    percent(meanOf(verdicts.map(({ problem }) => (problem ? 0 : 1)))).padStart(10),
    percent(meanOf(verdicts.map(({ precision }) => precision))).padStart(10),
    percent(meanOf(verdicts.flatMap(({ recall }) => recall ?? []))).padStart(9),
    percent(meanOf(verdicts.map(({ untruth }) => (untruth ? 0 : 1)))).padStart(9),
  ].join('')

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
const percent = (share: number | undefined): string => (share === undefined ? '–' : `${(100 * share).toFixed(1)} %`)
