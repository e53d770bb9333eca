import type { AskedProducts } from '@shop/domain/asked-products'
import { BRAND_TIERS } from '@shop/domain/brand-tier'
import type { Counted } from '@shop/domain/counted'
import type { Locale } from '@shop/domain/locale'
import { PART_TRAITS, TIER_SLUGS, type TraitKind, wordOfTrait } from '@shop/domain/part-traits'
import { partTraitTexts } from '@shop/texts/part-trait-texts'
import { FRESH } from '../../database/cached-by-version.ts'
import type { Directory } from './directory.ts'
import type { Counts } from './kept-counts.ts'
import type { ProductFilter } from './product-filter.ts'
import { sumOf } from './sum-of.ts'
import { withCount } from './with-counts.ts'

/** The filters of what is asked, with something about it changed. */
export type FilterMaker = (change: Partial<AskedProducts>) => Promise<ProductFilter[]>

type TraitCounts = Readonly<Record<TraitKind, readonly Counted[]>>

/** Front or rear says nothing about the whole shop, whose names are many: only what somebody narrowed is looked through. */
export const countTraits = async (
  { traitWords }: Counts,
  locale: Locale,
  asked: AskedProducts,
  filtersFor: FilterMaker,
): Promise<TraitCounts> => {
  if (!isNarrowed(asked)) return { position: [], side: [], material: [] }
  const { traits } = partTraitTexts(locale)
  const counted = async (change: Partial<AskedProducts>) =>
    sumOf(await Promise.all((await filtersFor(change)).map((filter) => traitWords(filter, FRESH))))
  // What nothing is chosen of leaves nothing out: one count serves all such kinds.
  const ofAll = counted({})
  const options = async (kind: TraitKind): Promise<Counted[]> => {
    const counts = await (asked[kind] ? counted({ [kind]: undefined }) : ofAll)
    return PART_TRAITS[kind].flatMap((trait) => withCount(traits[trait], trait, counts.get(wordOfTrait(trait))))
  }
  const [position, side, material] = await Promise.all([options('position'), options('side'), options('material')])
  return { position, side, material }
}

const isNarrowed = ({ category, subcategory, partType, search, make, model }: AskedProducts): boolean =>
  [category, subcategory, partType, search, make, model].some((choice) => choice !== undefined)

/** Brands by what they cost, from the cheapest on. */
export const tiersWithCounts = ({ brands }: Directory, locale: Locale, byBrand: ReadonlyMap<number, number>): Counted[] => {
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
