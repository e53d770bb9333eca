import { nameOfAlias, readAlias, type Years } from '../model-alias.ts'
import type { Sense } from './part-numbers.ts'
import { createSpeller, type Speller } from './spelling.ts'
import { canBePartOfName, isEmptyWord, stemOf, tokensOf, wordKey } from './words.ts'

type Names = { readonly es: readonly string[]; readonly en: readonly string[] }

/** What the shop has names for. */
export type Shelves = {
  readonly partTypes: readonly { readonly id: number; readonly subcategoryId: number; readonly names: Names; readonly synonyms: Names }[]
  readonly subcategories: readonly { readonly id: number; readonly categoryId: number; readonly names: Names }[]
  readonly categories: readonly { readonly id: number; readonly names: Names }[]
  readonly brands: readonly { readonly id: number; readonly name: string }[]
  readonly makes: readonly { readonly id: number; readonly name: string }[]
  readonly models: readonly {
    readonly id: number
    readonly makeId: number
    readonly name: string
    readonly aliases: readonly string[]
    readonly engines: readonly { readonly label: string; readonly from: number; readonly to: number }[]
  }[]
  /** Further words of product names: "cerámicas", "5w30". */
  readonly words: readonly string[]
}

/** A name of one or more part types, as its words without "de", "para" and the like. */
export type PartName = {
  readonly typeIds: readonly number[]
  readonly words: readonly string[]
  readonly kind: 'type' | 'synonym' | 'subcategory' | 'category'
  /** Of a word that both languages have, the Spanish sense comes first. */
  readonly isSpanish: boolean
}
/** `years` are those of the generation that was named: "Jetta A4". */
export type VehicleName = { readonly makeId: number; readonly modelId: number | undefined; readonly years?: Years | undefined }
export type Kind = 'part' | 'vehicle' | 'brand' | 'position' | 'word'

/** The shelves arranged for understanding sentences. Made once per catalogue, asked at every search. */
export type Lexicon = {
  readonly shelves: Shelves
  readonly partNames: readonly PartName[]
  readonly namesByStem: ReadonlyMap<string, readonly PartName[]>
  /** By their letters and digits alone: crv, f150, mazda3, nissanversa. */
  readonly vehicles: ReadonlyMap<string, readonly VehicleName[]>
  readonly brands: ReadonlyMap<string, number>
  readonly kinds: ReadonlyMap<string, ReadonlySet<Kind>>
  readonly kindsByStem: ReadonlyMap<string, ReadonlySet<Kind>>
  readonly spell: Speller
}

export const buildLexicon = (shelves: Shelves): Lexicon => {
  const partNames = namesOfParts(shelves)
  const vehicles = namesOfVehicles(shelves)
  const brands = new Map(shelves.brands.map(({ id, name }) => [compact(name), id]))
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
  const kindsByStem = new Map<string, Set<Kind>>()
  for (const [word, its] of kinds)
    for (const kind of its) kindsByStem.set(stemOf(word), (kindsByStem.get(stemOf(word)) ?? new Set()).add(kind))
  const namesByStem = new Map<string, PartName[]>()
  for (const name of partNames)
    for (const stem of new Set(name.words.map(stemOf))) namesByStem.set(stem, [...(namesByStem.get(stem) ?? []), name])
  const weights = new Map([...kinds].map(([word, its]) => [word, Math.max(...[...its].map((kind) => WEIGHTS[kind]))]))
  return { shelves, partNames, namesByStem, vehicles, brands, kinds, kindsByStem, spell: createSpeller(weights) }
}

/** What the shop takes a word for, before any part number is looked for. */
export const senseIn =
  ({ kinds, kindsByStem }: Lexicon) =>
  (word: string): Sense => {
    if (isEmptyWord(word)) return 'shelf'
    const known = kinds.get(word) ?? kindsByStem.get(stemOf(word))
    if (!known) return undefined
    return [...known].some((kind) => kind !== 'word') ? 'shelf' : 'product-name'
  }

const WEIGHTS: Record<Kind, number> = { part: 4, vehicle: 3, position: 3, brand: 2, word: 1 }

/** How people say where a part goes, and the word that stands in product names. */
export const POSITIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    delantero: 'delantero',
    delantera: 'delantero',
    delanteros: 'delantero',
    delanteras: 'delantero',
    del: 'delantero',
    frontal: 'delantero',
    front: 'delantero',
    trasero: 'trasero',
    trasera: 'trasero',
    traseros: 'trasero',
    traseras: 'trasero',
    tras: 'trasero',
    posterior: 'trasero',
    rear: 'trasero',
    back: 'trasero',
    izquierdo: 'izquierdo',
    izquierda: 'izquierdo',
    izq: 'izquierdo',
    chofer: 'izquierdo',
    conductor: 'izquierdo',
    piloto: 'izquierdo',
    left: 'izquierdo',
    driver: 'izquierdo',
    derecho: 'derecho',
    derecha: 'derecho',
    der: 'derecho',
    copiloto: 'derecho',
    pasajero: 'derecho',
    right: 'derecho',
    passenger: 'derecho',
    superior: 'superior',
    upper: 'superior',
    inferior: 'inferior',
    lower: 'inferior',
  }),
)

const namesOfParts = ({ partTypes, subcategories, categories }: Shelves): PartName[] => {
  const typesOf = (subcategoryIds: ReadonlySet<number>) =>
    partTypes.filter(({ subcategoryId }) => subcategoryIds.has(subcategoryId)).map(({ id }) => id)
  const name = (text: string, typeIds: readonly number[], kind: PartName['kind'], isSpanish: boolean): PartName => ({
    typeIds,
    words: contentWords(text),
    kind,
    isSpanish,
  })
  const both = ({ es, en }: Names, typeIds: readonly number[], kind: PartName['kind']) => [
    ...es.map((text) => name(text, typeIds, kind, true)),
    ...en.map((text) => name(text, typeIds, kind, false)),
  ]
  const names = [
    ...partTypes.flatMap(({ id, names, synonyms }) => [...both(names, [id], 'type'), ...both(synonyms, [id], 'synonym')]),
    ...subcategories.flatMap(({ id, names }) => both(names, typesOf(new Set([id])), 'subcategory')),
    ...categories.flatMap(({ id, names }) => {
      const within = subcategories.filter(({ categoryId }) => categoryId === id).map((subcategory) => subcategory.id)
      return both(names, typesOf(new Set(within)), 'category')
    }),
  ]
  return names.filter(({ words }) => words.length > 0)
}

const namesOfVehicles = ({ makes, models }: Shelves): Map<string, VehicleName[]> => {
  const vehicles = new Map<string, VehicleName[]>()
  const add = (key: string, name: VehicleName) => {
    const known = vehicles.get(key) ?? []
    if (!known.some(({ modelId, makeId }) => modelId === name.modelId && makeId === name.makeId)) vehicles.set(key, [...known, name])
  }
  for (const { id, name } of makes) add(compact(name), { makeId: id, modelId: undefined })
  for (const { id, makeId, name, aliases } of models) {
    const make = compact(makes.find((one) => one.id === makeId)?.name ?? '')
    // A bare number, such as Peugeot's 206, is a car only beside its make.
    if (!/^\d+$/.test(compact(name))) add(compact(name), { makeId, modelId: id })
    add(make + compact(name), { makeId, modelId: id })
    for (const alias of aliases.map(readAlias)) add(compact(alias.name), { makeId, modelId: id, years: alias.years })
  }
  return vehicles
}

export const contentWords = (name: string): string[] => wordsIn(name).filter(canBePartOfName)
const wordsIn = (text: string): string[] => tokensOf(text).map(({ word }) => word)
/** `Mann-Filter` is also said as two words. */
const looseWordsIn = (text: string): string[] => [...wordsIn(text), ...wordsIn(text.replace(/[-./]/g, ' '))]
export const compact = (text: string): string => wordKey(text.replace(/\s+/g, '')).replace(/\./g, '')
