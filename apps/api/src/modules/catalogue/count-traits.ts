import type { AskedProducts } from '@shop/domain/asked-products'
import { BRAND_TIERS } from '@shop/domain/brand-tier'
import type { Counted } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { PART_TRAITS, TIER_SLUGS, type TraitKind, wordOfTrait } from '@shop/domain/part-traits'
import { partTraitTexts } from '@shop/texts/part-trait-texts'
import type { Directory } from './directory.ts'
import type { Sum } from './sum-of.ts'
import { withCount } from './with-counts.ts'

type TraitCounts = Readonly<Record<TraitKind, readonly Counted[]>>

/** Front or rear says nothing about the whole shop: only what somebody narrowed has such choices. */
export async function countTraits(locale: Locale, asked: AskedProducts, without: (kind: TraitKind) => Promise<Sum>): Promise<TraitCounts> {
  if (!isNarrowed(asked)) return { position: [], side: [], material: [] }
  const { traits } = partTraitTexts(locale)
  const options = async (kind: TraitKind): Promise<Counted[]> => {
    const { byTraitWord } = await without(kind)
    return PART_TRAITS[kind].flatMap((trait) => withCount(traits[trait], trait, byTraitWord.get(wordOfTrait(trait))))
  }
  const [position, side, material] = await Promise.all([options('position'), options('side'), options('material')])
  return { position, side, material }
}

function isNarrowed({ category, subcategory, partType, search, make, model }: AskedProducts): boolean {
  return [category, subcategory, partType, search, make, model].some((choice) => choice !== undefined)
}

/** Brands by what they cost, from the cheapest on. */
export function tiersWithCounts({ brands }: Directory, locale: Locale, byBrand: ReadonlyMap<number, number>): Counted[] {
  const { tiers } = partTraitTexts(locale)
  return BRAND_TIERS.flatMap((tier) => {
    const ofTier = brands.filter((brand) => brand.tier === tier)
    return withCount(
      tiers[tier],
      TIER_SLUGS[tier],
      ofTier.reduce((sum, { id }) => sum + (byBrand.get(id) ?? 0), 0),
    )
  })
}
