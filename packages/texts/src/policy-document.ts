import type { PublicPolicies } from '@shop/domain/shop-policies'

export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly (readonly [term: string, text: string])[] }
  | { readonly page: 'about' | 'privacy' | 'warranty' | 'cookies'; readonly text: string }

/** The id is the same in both languages: it is part of an address. */
export type PolicySection = { readonly id: string; readonly title: string; readonly blocks: readonly PolicyBlock[] }

export type PolicyDocument = {
  readonly title: string
  readonly lead: string
  /** The day somebody last changed the wording, as 2026-11-15. */
  readonly updated: string
  readonly sections: readonly PolicySection[]
}

export type PolicyPage = (policies: PublicPolicies) => PolicyDocument
