import type { NameDecision } from '@shop/domain/imports/import-names'

/** What somebody is deciding about a name. */
export type NameDraft = { readonly decision: NameDecision | ''; readonly targetId: string }
