import type { Years } from '@shop/domain/model-alias'

/** Which products are meant, by ids. What is not given does not narrow; an empty list of ids means that nothing fits. */
export type ProductFilter = {
  readonly ids?: readonly number[]
  /** All but these. */
  readonly exceptIds?: readonly number[]
  readonly partTypeIds?: readonly number[]
  readonly brandIds?: readonly number[]
  readonly car?: Car
  /** Of each list one word at least must be in the name. */
  readonly words?: readonly (readonly string[])[]
  /** The same, chosen beside the sentence. */
  readonly traits?: readonly (readonly string[])[]
  /** Parts that no row says a car of, and whose name has this one. */
  readonly unconfirmedFor?: { readonly model: string; readonly year: number | undefined }
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly promotionId?: number
  readonly isAvailable?: boolean
  readonly isOutlet?: boolean
  readonly isPremium?: boolean
  readonly isRecommended?: boolean
  readonly isHeavyDuty?: boolean
  readonly hasDiscount?: boolean
  readonly isSought?: boolean
}

/** No models means a car that the shop does not know, which nothing fits; undefined is any car, of which only the year was said. */
export type Car = {
  readonly modelIds: readonly number[] | undefined
  readonly year: number | undefined
  /** Any of these, where a generation was named and no year. */
  readonly years?: Years | undefined
  readonly engines: readonly string[]
}
