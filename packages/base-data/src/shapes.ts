import type { BrandTier } from '@shop/domain/brand-tier'
import type { CarFacts, PartNeeds } from '@shop/domain/car-facts'

/** A text people read, in both languages of the shop. */
export type Bilingual = { readonly es: string; readonly en: string }

export type Engine = {
  /** What people say and the shop shows: '1.6', '2.5', '1.4 TSI', '2.5 diésel', 'Eléctrico'. */
  readonly label: string
  /** Engines of one family share their parts: 'HR16DE', 'EA111 1.6'. */
  readonly family: string
  /** Within the years of its generation. */
  readonly from: number
  readonly to: number
  /** All that is known of a car with this engine. */
  readonly facts: CarFacts
}

export type Generation = {
  /** What the trade calls it: 'B13', 'A4', 'Mk6'. */
  readonly name?: string
  readonly from: number
  readonly to: number
  /** Models of one platform share brakes, suspension and steering: 'nissan-b13', 'vw-pq35'. */
  readonly platform: string
  readonly engines: readonly Engine[]
}

export type VehicleModel = {
  readonly make: string
  readonly model: string
  /** Other ways to say it at the counter, lower case without accents: 'tsuru iii', 'jetta clasico'. */
  readonly aliases: readonly string[]
  readonly body: (typeof BODIES)[number]
  /** 1 rare … 10 on every corner; decides how many parts the demo shop stocks for it. */
  readonly popularity: number
  /** Known in Mexico, so that it is understood, but a parts shop seldom has anything for it; the demo has nothing. */
  readonly isSeldomStocked?: true
  readonly generations: readonly Generation[]
}

export const BODIES = ['sedan', 'hatchback', 'suv', 'pickup', 'van'] as const

export const POSITIONS = [
  'front',
  'rear',
  'left',
  'right',
  'front left',
  'front right',
  'rear left',
  'rear right',
  'upper',
  'lower',
  'intake',
  'exhaust',
] as const
export type Position = (typeof POSITIONS)[number]

/** Agreement of Spanish adjectives: 'Balatas delanteras' is fp, 'Amortiguador trasero' is ms. */
export const GENDERS = ['ms', 'fs', 'mp', 'fp'] as const

/** What a part must match: the engine family, the platform, the very model, or nothing. */
export const FITS = ['engine', 'platform', 'model', 'universal'] as const

export const UNITS = ['pieza', 'par', 'juego'] as const

export type Variant = Bilingual & { readonly priceFactor: number }

export type PartType = {
  readonly key: string
  readonly subcategory: string
  readonly name: Bilingual
  readonly gender: (typeof GENDERS)[number]
  /** Other names at the counter, lower case; misspellings are the search's work and not listed. */
  readonly synonyms: { readonly es: readonly string[]; readonly en: readonly string[] }
  /** What its car must have: spark plugs need gasoline, rear pads rear discs. */
  readonly needs?: PartNeeds
  /** A name that people ask for, but a parts shop seldom has it; the demo has none. */
  readonly isSeldomStocked?: true
  readonly fits: (typeof FITS)[number]
  /** Each position is a product of its own. */
  readonly positions?: readonly Position[]
  readonly unit: (typeof UNITS)[number]
  readonly piecesPerCar?: number
  /** Pesos, from the cheapest brand to the dearest. */
  readonly price: readonly [number, number]
  readonly brands: readonly string[]
  /** Kinds sold side by side: cerámica and semimetálica. */
  readonly variants?: readonly Variant[]
  /** Conditions that fitment rows may carry: 'Con ABS', 'Sin aire acondicionado'. */
  readonly notes?: readonly Bilingual[]
  readonly description: Bilingual
  readonly drawing: string
}

type Subcategory = { readonly key: string; readonly name: Bilingual }
export type Category = {
  readonly key: string
  readonly name: Bilingual
  readonly drawing: string
  readonly subcategories: readonly Subcategory[]
}

export type Brand = {
  readonly key: string
  readonly name: string
  readonly tier: BrandTier
  /** Of most of its parts; what a seller in Mexico commonly grants. */
  readonly warrantyMonths?: number
  /** 0 economic … 1 dear: where its prices lie in a part type's range. */
  readonly priceLevel: number
  readonly isOwnLine?: boolean
  /** A car maker's own brand: it makes parts for cars of these makes only. */
  readonly makes?: readonly string[]
  /** What its part numbers look like: A letter, 9 digit, the rest literal: 'AA-9999', 'P 99 999'. */
  readonly numberPattern: string
  readonly colour: string
}
