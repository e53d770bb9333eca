import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { METRICS } from './metric-table.ts'

const RULES = readFileSync(new URL('../../../../ops/prometheus/alerts.yml', import.meta.url), 'utf8')

/** Words of the language itself; all others in an expression are names of figures. */
const LANGUAGE = new Set([
  'max',
  'min',
  'sum',
  'by',
  'or',
  'and',
  'rate',
  'increase',
  'histogram_quantile',
  'min_over_time',
  'time',
  'le',
  'task',
  'e9',
])

const expressions = [...RULES.matchAll(/^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.*)\n)/gm)].map(([, folded, plain]) => folded ?? plain ?? '')

function namesIn(expression: string): string[] {
  return (
    expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b\d[\w.]*/g, ' ')
      .match(/[a-z_]\w*/g)
      ?.filter((word) => !LANGUAGE.has(word)) ?? []
  )
}

const EVERY_NAME = new Set([
  'up',
  ...Object.entries(METRICS).flatMap(([name, { kind }]) => (kind === 'histogram' ? [`${name}_count`, `${name}_bucket`] : [name])),
])

test('every alert asks for figures that the shop tells', () => {
  expect(expressions.length).toBe(RULES.split('- alert:').length - 1)
  for (const expression of expressions) {
    const names = namesIn(expression)
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect([...EVERY_NAME], expression).toContain(name)
  }
})
