import type { BrandTier } from './brand-tier.ts'

/** What tells parts of one kind apart, by the word that stands in their names in any number and gender; addresses write it the same way. */
export const PART_TRAITS = {
  position: ['delantero', 'trasero', 'superior', 'inferior'],
  side: ['izquierdo', 'derecho'],
  material: [
    ...['ceramica', 'semimetalica', 'organica', 'cobre', 'platino', 'iridio', 'sintetico', 'mineral'],
    ...['aluminio', 'acero', 'plastico', 'hule', 'tela', 'vinipiel', 'piel'],
  ],
} as const

export type TraitKind = keyof typeof PART_TRAITS
export type PartTrait = (typeof PART_TRAITS)[TraitKind][number]
export const TRAIT_KINDS = Object.keys(PART_TRAITS) as TraitKind[]

/** The word that names have. The Platina is a car, and "platino" has its stem: that metal is known by its English name alone. */
export function wordOfTrait(trait: PartTrait): string {
  return trait === 'platino' ? 'platinum' : trait
}

/** In the order of their bits in the database (`trait_words_of`). */
export const TRAIT_WORDS: readonly string[] = TRAIT_KINDS.flatMap((kind) => PART_TRAITS[kind].map(wordOfTrait))

/** As addresses write the tier of a brand. */
export const TIER_SLUGS: Readonly<Record<BrandTier, string>> = {
  economy: 'economica',
  middle: 'intermedia',
  premium: 'premium',
  original: 'original',
}
