/** What a file may name that the shop does not have; what others lie in comes first. */
export const NAME_KINDS = ['brand', 'category', 'subcategory', 'part-type', 'make', 'model'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/** Made with the import, taken for one that is there, or left out with its rows. */
export const NAME_DECISIONS = ['create', 'use', 'leave'] as const
export type NameDecision = (typeof NAME_DECISIONS)[number]

/** Shelves come with the kinds of parts on them: who does not want one leaves those out. */
export function decisionsFor(kind: NameKind): readonly NameDecision[] {
  return kind === 'category' || kind === 'subcategory' ? ['create', 'use'] : NAME_DECISIONS
}

export type MissingName = {
  readonly id: string
  readonly kind: NameKind
  readonly name: string
  readonly rows: number
  /** Where it would be: a shelf, or a make. */
  readonly inside: string | undefined
  /** What base data call it, where they know it. */
  readonly knownAs: string | undefined
  readonly decision: NameDecision | undefined
  readonly targetId: string | undefined
}

export type NameChoice = { readonly id: string; readonly kind: NameKind; readonly name: string }

/** Of the names that are missing the most used, and what the shop has instead. */
export type ImportNames = { readonly names: readonly MissingName[]; readonly total: number; readonly choices: readonly NameChoice[] }

export type NameCount = { readonly kind: NameKind; readonly missing: number; readonly creating: number }

export type DecidedName = { readonly id: string; readonly decision: NameDecision; readonly targetId: string | undefined }

export const MOST_DECIDED = 500
