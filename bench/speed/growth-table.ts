import { percentile } from './figures.ts'

/** In ms, one of each for every size of shop. */
export type Figures = { readonly name: string; readonly p50: readonly number[]; readonly p95: readonly number[] }

const MOST_GROWTH = 2
/** Below this nobody can tell, and the clock hardly. */
const SAME_MS = 5

export function figuresOf(name: string, times: readonly (readonly number[])[]): Figures {
  return {
    name,
    p50: times.map((some) => percentile(some, 0.5)),
    p95: times.map((some) => percentile(some, 0.95)),
  }
}

/** From the last size but one to the last. */
function growth(figures: readonly number[]): number {
  return (figures.at(-1) ?? Number.NaN) / (figures.at(-2) ?? Number.NaN)
}

export function isKept({ p95 }: Figures): boolean {
  return growth(p95) <= MOST_GROWTH || (p95.at(-1) ?? 0) <= SAME_MS
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export function headOf(sizes: readonly number[]): string {
  const cells = ['p50 / p95 in ms', ...sizes.map((size) => size.toLocaleString('en')), 'p50 times', 'p95 times', '']
  return [row(cells), row(cells.map((_, i) => (i === 0 ? '---' : '---:')))].join('\n')
}

export function lineOf(figures: Figures): string {
  const { name, p50, p95 } = figures
  const both = p50.map((middle, i) => `${ms(middle)} / ${ms(p95[i] ?? Number.NaN)}`)
  return row([name, ...both, growth(p50).toFixed(1), growth(p95).toFixed(1), isKept(figures) ? '✓' : '✗'])
}

function ms(value: number): string {
  return value.toFixed(value < 1 ? 2 : value < 100 ? 1 : 0)
}
