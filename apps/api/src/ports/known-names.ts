import type { BrandTier } from '@shop/domain/brand-tier'
import type { PartNeeds } from '@shop/domain/car-facts'
import type { EngineRun } from '@shop/domain/staff-vehicle'

export type KnownShelf = { readonly slug: string; readonly nameEs: string; readonly nameEn: string }

type KnownPartType = KnownShelf & {
  readonly synonymsEs: readonly string[]
  readonly synonymsEn: readonly string[]
  readonly needs: PartNeeds
  readonly subcategory: KnownShelf
  readonly category: KnownShelf
}

type KnownBrand = {
  readonly slug: string
  readonly name: string
  readonly tier: BrandTier
  readonly warrantyMonths: number | undefined
  readonly isOwnLine: boolean
}

type KnownModel = {
  readonly make: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly runs: readonly EngineRun[]
}

/** What the trade knows by name, whether or not the shop has it yet. */
export type KnownNames = {
  readonly brand: (name: string) => KnownBrand | undefined
  readonly partType: (name: string) => KnownPartType | undefined
  readonly make: (name: string) => string | undefined
  readonly model: (make: string, name: string) => KnownModel | undefined
}

/** For a shop that was given no base data. */
export const NOTHING_KNOWN: KnownNames = {
  brand: () => undefined,
  partType: () => undefined,
  make: () => undefined,
  model: () => undefined,
}
