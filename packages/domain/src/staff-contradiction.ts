import type { Contradiction, ContradictionKind, Severity } from './catalogue-audit/contradiction.ts'

/** A contradiction as the catalogue's desk sees it: with the part that says it. */
export type StaffContradiction = Omit<Contradiction, 'partId'> & {
  readonly id: string
  readonly severity: Severity
  readonly productId: string
  readonly productKey: string
  readonly partNumber: string
  readonly productName: string
}

export type CatalogueAudit = {
  /** When the catalogue was last judged; never, where nothing is said. */
  readonly endedAt: Date | undefined
  readonly isUnderWay: boolean
  readonly products: number
  readonly kinds: readonly { readonly kind: ContradictionKind; readonly severity: Severity; readonly count: number }[]
}
