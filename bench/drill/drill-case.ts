import type { Case } from '../drill-money/case.ts'

/** A way in which a machine, a network or a neighbour fails. A file in `drills/` that exports one is part of the drill. */
export type Drill = Case & {
  readonly number: number
  /** What must hold; `run` measures it and throws where it does not. Orders, stock, money and the log are looked at afterwards in any case. */
  readonly rule: string
  /** Cases of the money drills that are performed as a part of this one, and need not be performed again. */
  readonly cases?: readonly Case[]
}
