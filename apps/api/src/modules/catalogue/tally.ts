import { PART_TRAITS, TRAIT_WORDS } from '@shop/domain/part-traits'
import type { ProductFilter } from './product-filter.ts'
import type { Sum } from './sum-of.ts'
import { FLAGS, type Tallied } from './tally.queries.ts'

/** What is sold, summed up, by its kind: what a filter leaves is known without asking, however large the catalogue is. */
export type Tally = ReadonlyMap<number, readonly Tallied[]>

function flagBit(flag: (typeof FLAGS)[number]): number {
  return 1 << FLAGS.indexOf(flag)
}
const [AVAILABLE, OUTLET, DISCOUNTED, HEAVY_DUTY] = [
  flagBit('isAvailable'),
  flagBit('isOutlet'),
  flagBit('hasDiscount'),
  flagBit('isHeavyDuty'),
]

const PLACES = new Set<string>([...PART_TRAITS.position, ...PART_TRAITS.side])
/** Where a part goes is said of it in its own gender and number ("balatas delanteras"): a name is found by each of them alike. */
function formsOf(word: string): string[] {
  if (!PLACES.has(word)) return [word]
  return word.endsWith('o') ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending) : [word, `${word}es`]
}
const BITS = new Map(TRAIT_WORDS.flatMap((word, bit) => formsOf(word).map((form) => [form, 1 << bit])))

/** Of a word that says a trait, in any of its forms. */
export function traitBit(word: string): number | undefined {
  return BITS.get(word)
}

type AnyOf = readonly string[]
/** Words that say nothing but traits. Any other is looked for in the name itself. */
function saysTraits(anyOf: AnyOf): boolean {
  return anyOf.every((word) => BITS.has(word))
}
function bitsOf(anyOf: AnyOf): number {
  return anyOf.reduce((bits, word) => bits | (BITS.get(word) ?? 0), 0)
}

/** Whether the sum of everything can tell: a car, other words than those of traits, prices and single parts are not in it. */
export function isTallied(filter: ProductFilter): boolean {
  return Object.entries(widened(filter)).every(([key, value]) => value === undefined || key === 'partTypeIds')
}

/** Without what its sums tell apart: whoever chooses among brands, traits or flags finds them counted. */
export function widened({ brandIds, words, traits, ...filter }: ProductFilter): ProductFilter {
  const others = [...(words ?? []), ...(traits ?? [])].filter((anyOf) => !saysTraits(anyOf))
  return { ...filter, ...Object.fromEntries(FLAGS.map((flag) => [flag, undefined])), ...(others.length > 0 ? { words: others } : {}) }
}

export function byKind(rows: readonly Tallied[]): Tally {
  return Map.groupBy(rows, ({ type }) => type)
}

/** One pass for all that is counted of a filter. */
export function sumUp(tally: Tally, filter: ProductFilter): Sum {
  const byType = new Map<number, number>()
  const byBrand = new Map<number, number>()
  const byTraits = new Map<number, number>()
  const flags = { available: 0, outlet: 0, discounted: 0, heavyDuty: 0 }
  let [total, from, to] = [0, Number.POSITIVE_INFINITY, 0]
  for (const some of within(tally, filter)) {
    from = Math.min(from, some.from)
    to = Math.max(to, some.to)
    if (some.n === 0) continue
    total += some.n
    add(byType, some.type, some.n)
    add(byBrand, some.brand, some.n)
    add(byTraits, some.traits, some.n)
    if (some.flags & AVAILABLE) flags.available += some.n
    if (some.flags & OUTLET) flags.outlet += some.n
    if (some.flags & DISCOUNTED) flags.discounted += some.n
    if (some.flags & HEAVY_DUTY) flags.heavyDuty += some.n
  }
  return { total, byType, byBrand, byTraitWord: byWord(byTraits), flags: { price: { from: Math.min(from, to), to }, ...flags } }
}

function* within(tally: Tally, filter: ProductFilter): Generator<Tallied> {
  const brands = filter.brandIds && new Set(filter.brandIds)
  const flags = FLAGS.reduce((bits, flag) => (filter[flag] ? bits | flagBit(flag) : bits), 0)
  const traits = [...(filter.words ?? []), ...(filter.traits ?? [])].filter(saysTraits).map(bitsOf)
  for (const type of new Set(filter.partTypeIds ?? tally.keys()))
    for (const some of tally.get(type) ?? []) {
      const isLeft =
        (brands?.has(some.brand) ?? true) && (some.flags & flags) === flags && traits.every((anyOf) => (some.traits & anyOf) !== 0)
      if (isLeft) yield some
    }
}

function byWord(byTraits: ReadonlyMap<number, number>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [traits, n] of byTraits) for (const [bit, word] of TRAIT_WORDS.entries()) if (traits & (1 << bit)) add(counts, word, n)
  return counts
}

function add<Key>(counts: Map<Key, number>, key: Key, n: number) {
  return counts.set(key, (counts.get(key) ?? 0) + n)
}
