import { type CarFact, meetsNeeds } from '../car-facts.ts'
import { type AuditedPart, type AuditedRow, rowText, type SoldRun } from './audited.ts'
import type { Remark } from './contradiction.ts'
import { nameSameCar, runsOf } from './overlap.ts'
import { axleIn } from './place-words.ts'

/** Whoever looks for a clutch or a compressor has one: the part itself is the condition. */
const SAID_BY_THE_PART: readonly CarFact[] = ['airConditioning', 'transmission']
const FIRST_YEAR = 1930
/** Models of the year after next are not announced. */
const YEARS_AHEAD = 2

export type RowRule = (part: AuditedPart, row: AuditedRow, runs: readonly SoldRun[], thisYear: number) => readonly Remark[]

const oddYears: RowRule = (_, row, __, thisYear) =>
  row.from > row.to || row.from < FIRST_YEAR || row.to > thisYear + YEARS_AHEAD ? [{ kind: 'odd-years', car: rowText(row) }] : []

/** Of a model without known engines nothing is said. */
const notSold: RowRule = (_, row, runs) => {
  if (runs.length === 0 || row.from > row.to) return []
  if (runsOf({ ...row, engine: '' }, runs).length === 0) return [{ kind: 'car-not-sold', car: rowText(row) }]
  const sold = runsOf(row, runs)
  if (sold.length === 0) return [{ kind: 'engine-not-sold', car: rowText(row) }]
  const years = Array.from({ length: row.to - row.from + 1 }, (_, more) => row.from + more)
  const beyond = years.filter((year) => !sold.some(({ from, to }) => from <= year && year <= to))
  return beyond.length > 0 ? [{ kind: 'years-beyond', car: rowText(row), value: beyond.join(', ') }] : []
}

/** What the part needs against what the cars of the row have. A note is a condition, whatever it says. */
const needsOfPart: RowRule = (part, row, runs) => {
  const axle = axleIn(row.position ?? '') ?? axleIn(part.nameEs)
  const met = runsOf(row, runs).map(({ facts }) => meetsNeeds(facts, part.needs, axle))
  const never = met.flatMap((one) => (one.answer === 'never' ? [one] : []))
  const [first] = never
  if (first && never.length === met.length) return first.facts.map((fact) => ({ kind: 'never-has', fact, car: rowText(row) }))
  if (row.note !== undefined) return []
  if (first) return first.facts.map((fact) => ({ kind: 'some-never', fact, car: rowText(row) }))
  const asked = new Set(met.flatMap((one) => (one.answer === 'sometimes' ? one.facts : [])))
  return [...asked].filter((fact) => !SAID_BY_THE_PART.includes(fact)).map((fact) => ({ kind: 'no-condition', fact, car: rowText(row) }))
}

const repeatedRow: RowRule = ({ rows }, row) => {
  const earlier = rows
    .slice(0, rows.indexOf(row))
    .find((one) => nameSameCar(one, row) && one.position === row.position && one.note === row.note)
  return earlier ? [{ kind: 'repeated-row', car: rowText(row), value: rowText(earlier) }] : []
}

export const ROW_RULES: readonly RowRule[] = [oddYears, notSold, needsOfPart, repeatedRow]
