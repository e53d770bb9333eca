import type { Rule } from './field-rules.ts'

/** Where a promotion is by the clock; `off` whatever the clock says. */
export const PROMOTION_PHASES = ['running', 'upcoming', 'over', 'off'] as const
export type PromotionPhase = (typeof PROMOTION_PHASES)[number]

/** Nothing is no promotion, and a part that is given away is a mistake of the keyboard. */
export const PROMOTION_DISCOUNT = { least: 1, most: 90 }

export const promotionDiscount: Rule = (text) => {
  const percent = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : Number.NaN
  return percent >= PROMOTION_DISCOUNT.least && percent <= PROMOTION_DISCOUNT.most ? undefined : 'discount'
}

/** What the desk writes about a promotion, in both languages. */
export type PromotionDraft = {
  readonly nameEs: string
  readonly nameEn: string
  readonly descriptionEs: string
  readonly descriptionEn: string
  readonly discountPercent: number
  readonly isOn: boolean
  readonly startsAt: Date
  readonly endsAt: Date
}

export type StaffPromotion = PromotionDraft & {
  readonly id: string
  readonly phase: PromotionPhase
  readonly productCount: number
  readonly image: string | undefined
  /** Of the promotion as it was read; a write on an older one is refused. */
  readonly version: number
}

/** What becomes of parts that are put into a promotion: those that leave another are told apart. */
export type PromotionIntake = {
  readonly found: number
  readonly already: number
  readonly leaving: readonly { readonly name: string; readonly phase: PromotionPhase; readonly products: number }[]
  /** Numbers that no part has. */
  readonly unknown: readonly string[]
}
