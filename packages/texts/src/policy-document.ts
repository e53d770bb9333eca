import type { PaymentMethod } from '@shop/domain/payment-method'
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

/** What is said follows the promises of today and the ways of paying that are offered. */
export type PolicyPage = (policies: PublicPolicies, methods: readonly PaymentMethod[]) => PolicyDocument

/** A fact about each way of paying that is offered; no block where none is. */
export function factsByMethod(
  methods: readonly PaymentMethod[],
  facts: Readonly<Record<PaymentMethod, readonly [term: string, text: string]>>,
): readonly PolicyBlock[] {
  return methods.length > 0 ? [{ facts: methods.map((method) => facts[method]) }] : []
}

/** Cards and vouchers are a provider's business, a transfer is between two banks. */
export function hasProvider(methods: readonly PaymentMethod[]): boolean {
  return methods.some((method) => method !== 'transfer')
}
