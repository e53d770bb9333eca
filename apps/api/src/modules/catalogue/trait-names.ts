import { BRAND_TIERS, type BrandTier } from '@shop/domain/brand-tier'
import { LOCALES } from '@shop/domain/locale'
import { PART_TRAITS, type PartTrait, TIER_SLUGS, type TraitKind } from '@shop/domain/part-traits'
import { partTraitTexts } from '@shop/texts/part-trait-texts'
import { nameKey } from './directory.ts'

const IN_EACH = LOCALES.map(partTraitTexts)

/** The trait that is called so: by the word of addresses, or by its name in either language. Any other word is nobody's trait. */
export function traitCalled(kind: TraitKind, name: string): PartTrait | undefined {
  return PART_TRAITS[kind].find((trait) => isOneOf(name, [trait, ...IN_EACH.map(({ traits }) => traits[trait])]))
}

export function tierCalled(name: string): BrandTier | undefined {
  return BRAND_TIERS.find((tier) => isOneOf(name, [TIER_SLUGS[tier], ...IN_EACH.map(({ tiers }) => tiers[tier])]))
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((one) => nameKey(one) === nameKey(name))
}
