import type { CarFact } from '../car-facts.ts'

/** An error is surely wrong; a hint is worth a look. */
export type Severity = 'error' | 'hint'

/** Every kind of contradiction that the rules know, in the order in which they are listed. */
export const CONTRADICTION_KINDS = {
  'never-has': 'error',
  'some-never': 'error',
  'no-condition': 'hint',
  'both-brakes': 'error',
  'both-cam-drives': 'error',
  'car-not-sold': 'error',
  'engine-not-sold': 'error',
  'years-beyond': 'hint',
  'odd-years': 'error',
  'repeated-row': 'error',
  'no-rows': 'hint',
  'universal-with-rows': 'hint',
  'number-without-car': 'error',
  'number-of-other-kind': 'error',
  'same-number': 'error',
  'side-missing': 'hint',
  'name-other-years': 'error',
  'name-other-car': 'error',
  'name-other-place': 'error',
  'one-language': 'hint',
  'odd-price': 'hint',
  'odd-pieces': 'error',
} as const satisfies Record<string, Severity>

export type ContradictionKind = keyof typeof CONTRADICTION_KINDS

export function severityOf(kind: ContradictionKind): Severity {
  return CONTRADICTION_KINDS[kind]
}

/** What a part says that cannot be, with what it rests on. */
export type Contradiction = {
  readonly kind: ContradictionKind
  readonly partId: number
  /** What the car would have to have. */
  readonly fact?: CarFact
  /** The row, as people read it. */
  readonly car?: string
  /** The key of the other part, where two contradict each other. */
  readonly other?: string
  /** What was read: a number, a price, years in a name. */
  readonly value?: string
}

/** What a rule says of a part that it was asked about. */
export type Remark = Omit<Contradiction, 'partId'>
