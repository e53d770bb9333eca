import type { AskedProducts, NamedCar, NamedList } from '@shop/domain/asked-products'
import { TRAIT_KINDS, type TraitKind, wordOfTrait } from '@shop/domain/part-traits'
import { ListNotFound } from './catalogue.problems.ts'
import type { Directory } from './directory.ts'
import type { Car, ProductFilter } from './product-filter.ts'
import { tierCalled, traitCalled } from './trait-names.ts'

/** Names become ids. A name that nobody on the shelves has leads to an empty list, not to the whole shop. */
export function filterOf(asked: AskedProducts, directory: Directory): ProductFilter {
  if (asked.list === null) throw new ListNotFound()
  return asked.list === undefined ? chosenOf(asked, directory) : narrowed(chosenOf(asked, directory), filterOfList(asked.list, directory))
}

function chosenOf(asked: AskedProducts, directory: Directory): ProductFilter {
  const partTypeIds = directory.typesOf(asked)
  const brandIds = brandsOf(asked, directory)
  const traits = TRAIT_KINDS.flatMap((kind) => traitsNamed(kind, asked[kind]))
  const car = carOf(asked, directory)
  return {
    ...(partTypeIds ? { partTypeIds } : {}),
    ...(brandIds ? { brandIds } : {}),
    ...(traits.length > 0 ? { traits } : {}),
    ...(car ? { car } : {}),
    ...(asked.priceFrom === undefined ? {} : { priceFrom: asked.priceFrom }),
    ...(asked.priceTo === undefined ? {} : { priceTo: asked.priceTo }),
    ...(asked.isAvailable ? { isAvailable: true } : {}),
    ...(asked.isOutlet ? { isOutlet: true } : {}),
    ...(asked.hasDiscount ? { hasDiscount: true } : {}),
    // Its parts are nobody's business before it begins, and no bargain when it is over.
    ...(asked.promotionId === undefined ? {} : { promotionId: asked.promotionId, hasDiscount: true }),
    ...(asked.isHeavyDuty ? { isHeavyDuty: true } : {}),
  }
}

/** By name, by what they cost, or both. */
function brandsOf({ brand, tier }: AskedProducts, { brands, brandIds }: Directory): readonly number[] | undefined {
  const named = brand && brandIds(brand)
  if (!tier) return named
  const tiers = tier.map(tierCalled)
  const dear = brands.filter((one) => tiers.some((wanted) => wanted === one.tier)).map(({ id }) => id)
  return named ? dear.filter((id) => named.includes(id)) : dear
}

/** Only words that lists offer: any other is nobody's trait. */
function traitsNamed(kind: TraitKind, names: readonly string[] | undefined): string[][] {
  return names ? [names.flatMap((name) => traitCalled(kind, name) ?? []).map(wordOfTrait)] : []
}

export function carOf({ make, model, year, engine }: NamedCar, directory: Directory): Car | undefined {
  if (make === undefined && model === undefined && year === undefined && engine === undefined) return undefined
  const modelIds = directory.modelIds(make, model)
  return { modelIds, year, engines: engine === undefined ? [] : enginesNamed(engine, modelIds, directory) }
}

/** "1.6" means every 1.6 of the car; "1.6 turbo" only that one. */
function enginesNamed(engine: string, modelIds: readonly number[], { enginesOfModels }: Directory): string[] {
  const known = [...new Set(enginesOfModels(modelIds).map((row) => row.engine))]
  const wanted = plain(engine)
  const exact = known.filter((label) => plain(label) === wanted)
  const alike = exact.length > 0 ? exact : known.filter((label) => plain(label).startsWith(wanted))
  return alike.length > 0 ? alike : [engine]
}

function plain(engine: string) {
  return engine
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/^(\d[.]\d)l(ts)?$/, '$1')
}

function filterOfList(list: NamedList, { ownBrandIds }: Directory): ProductFilter {
  const filters: Record<NamedList, ProductFilter> = {
    new: {},
    premium: { isPremium: true },
    own: { brandIds: ownBrandIds },
    outlet: { isOutlet: true },
    recommended: { isRecommended: true },
    'most-searched': { isSought: true },
    promotion: { hasDiscount: true },
  }
  return filters[list]
}

/** Two narrowings at once: what both allow. */
export function narrowed(left: ProductFilter, right: ProductFilter): ProductFilter {
  return {
    ...left,
    ...right,
    ...intersected('partTypeIds', left, right),
    ...intersected('brandIds', left, right),
    ...(left.car && !right.car ? { car: left.car } : {}),
  }
}

function intersected(key: 'partTypeIds' | 'brandIds', left: ProductFilter, right: ProductFilter) {
  const [a, b] = [left[key], right[key]]
  return a && b ? { [key]: a.filter((id) => b.includes(id)) } : {}
}
