import type { ProductPromotion, ProductSummary } from './product.ts'

export type Promotion = ProductPromotion & {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly image: string | undefined
}

export type PromotionWithProducts = Promotion & { readonly products: readonly ProductSummary[] }

/** Switched on, however the office wrote it. */
export function isActivePromotion({ status }: { readonly status: string }): boolean {
  return status.trim().toLowerCase() === 'activo'
}
