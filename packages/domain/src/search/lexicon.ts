import { nameOfAlias } from '../model-alias.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { type NamedParts, namesOfParts, type PartName, wordsAlike } from './part-names.ts'
import type { Sense } from './part-numbers.ts'
import { POSITIONS } from './positions.ts'
import { createSpeller, type Speller } from './spelling.ts'
import { type NamedSymptoms, phrasesByRoot, type SymptomPhrase } from './symptom-phrases.ts'
import { type NamedVehicles, namesOfVehicles, type VehicleName } from './vehicle-names.ts'
import { compact, isEmptyWord, stemOf, tokensOf } from './words.ts'

/** What the shop has names for, and what the trade has: also of what this shop does not carry. */
export type Shelves = NamedParts &
  NamedVehicles &
  NamedSymptoms & {
    readonly brands: readonly { readonly id: number; readonly name: string }[]
    /** Further words of product names: "cerámicas", "5w30". */
    readonly words: readonly string[]
  }

export type Kind = 'part' | 'vehicle' | 'brand' | 'position' | 'word'

/** The shelves arranged for understanding sentences. Made once per catalogue, asked at every search. */
export type Lexicon = {
  readonly shelves: Shelves
  readonly namesByStem: ReadonlyMap<string, readonly PartName[]>
  readonly vehicles: ReadonlyMap<string, readonly VehicleName[]>
  readonly brands: ReadonlyMap<string, number>
  readonly kinds: ReadonlyMap<string, ReadonlySet<Kind>>
  readonly kindsByStem: ReadonlyMap<string, ReadonlySet<Kind>>
  /** Words that name the same thing in the names of parts, by their stems. */
  readonly alike: ReadonlyMap<string, ReadonlySet<string>>
  readonly carriedTypes: ReadonlySet<number>
  readonly modelsById: ReadonlyMap<number, Shelves['models'][number]>
  /** What is wrong with a car and what is done to it, by the first root of each phrase. */
  readonly phrases: ReadonlyMap<string, readonly SymptomPhrase[]>
  readonly symptomWords: ReadonlySet<string>
  readonly spell: Speller
}

export function buildLexicon(shelves: Shelves): Lexicon {
  const partNames = namesOfParts(shelves)
  const vehicles = namesOfVehicles(shelves)
  const brands = new Map(shelves.brands.map(({ id, name }) => [compact(name), id]))
  const kinds = kindsOf(shelves, partNames, vehicles, brands)
  const kindsByStem = new Map<string, Set<Kind>>()
  for (const [word, its] of kinds)
    for (const kind of its) kindsByStem.set(stemOf(word), (kindsByStem.get(stemOf(word)) ?? new Set()).add(kind))
  const namesByStem = new Map<string, PartName[]>()
  for (const name of partNames)
    for (const stem of new Set(name.stems)) {
      const known = namesByStem.get(stem)
      if (known) known.push(name)
      else namesByStem.set(stem, [name])
    }
  const carriedTypes = new Set(shelves.partTypes.filter(({ isCarried }) => isCarried).map(({ id }) => id))
  const modelsById = new Map(shelves.models.map((model) => [model.id, model]))
  const symptomWords = new Set(shelves.symptoms.flatMap(({ phrases }) => phrases.flatMap(wordsIn)))
  const spell = createSpeller(
    weightsOf(kinds, symptomWords),
    new Set([...kinds].filter(([, its]) => !its.has('part')).map(([word]) => word)),
  )
  return {
    shelves,
    namesByStem,
    alike: wordsAlike(partNames),
    vehicles,
    brands,
    kinds,
    kindsByStem,
    carriedTypes,
    modelsById,
    phrases: phrasesByRoot(shelves),
    symptomWords,
    spell,
  }
}

function kindsOf(
  shelves: Shelves,
  partNames: readonly PartName[],
  vehicles: ReadonlyMap<string, unknown>,
  brands: ReadonlyMap<string, number>,
): Map<string, Set<Kind>> {
  const kinds = new Map<string, Set<Kind>>()
  const know = (word: string, kind: Kind) => kinds.set(word, (kinds.get(word) ?? new Set()).add(kind))
  for (const { words } of partNames) for (const word of words) know(word, 'part')
  for (const { name, aliases } of shelves.models)
    for (const word of [name, ...aliases.map(nameOfAlias)].flatMap(looseWordsIn)) know(word, 'vehicle')
  for (const { name } of shelves.makes) for (const word of looseWordsIn(name)) know(word, 'vehicle')
  for (const key of vehicles.keys()) know(key, 'vehicle')
  // "Nissan Original" is a brand; "Nissan" alone stays a make of cars.
  const makeWords = new Set(shelves.makes.flatMap(({ name }) => looseWordsIn(name)))
  for (const word of [...shelves.brands.flatMap(({ name }) => looseWordsIn(name)), ...brands.keys()])
    if (!makeWords.has(word)) know(word, 'brand')
  for (const word of POSITIONS.keys()) know(word, 'position')
  for (const word of shelves.words) know(word, 'word')
  return kinds
}

const WEIGHTS: Record<Kind, number> = { part: 4, vehicle: 3, position: 3, brand: 2, word: 1 }
function weightsOf(kinds: ReadonlyMap<string, ReadonlySet<Kind>>, symptomWords: ReadonlySet<string>) {
  return new Map([
    ...[...symptomWords].filter((word) => !ORDINARY_WORDS.has(word)).map((word): [string, number] => [word, 0]),
    ...[...kinds].map(([word, its]): [string, number] => [word, Math.max(...[...its].map((kind) => WEIGHTS[kind]))]),
  ])
}

/** What a word is known as, in this form or in another number or gender. */
export function kindsIn({ kinds, kindsByStem }: Lexicon, word: string): ReadonlySet<Kind> | undefined {
  return kinds.get(word) ?? kindsByStem.get(stemOf(word))
}

/** What the shop takes a word for, before any part number is looked for. */
export function senseIn(lexicon: Lexicon) {
  return (word: string): Sense => {
    if (isEmptyWord(word)) return 'shelf'
    const known = kindsIn(lexicon, word)
    if (!known) return undefined
    return [...known].some((kind) => kind !== 'word') ? 'shelf' : 'product-name'
  }
}

/** `Mann-Filter` is also said as two words. */
function looseWordsIn(text: string): string[] {
  return [...wordsIn(text), ...wordsIn(text.replace(/[-./]/g, ' '))]
}
function wordsIn(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
}
