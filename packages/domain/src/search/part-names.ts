import { canBePartOfName, stemOf, tokensOf } from './words.ts'

type Names = { readonly es: readonly string[]; readonly en: readonly string[] }
export type NamedParts = {
  readonly partTypes: readonly {
    readonly id: number
    readonly subcategoryId: number
    readonly names: Names
    readonly synonyms: Names
    /** Known to the trade, whether or not the shop has any. */
    readonly isCarried: boolean
  }[]
  readonly subcategories: readonly { readonly id: number; readonly categoryId: number; readonly names: Names }[]
  readonly categories: readonly { readonly id: number; readonly names: Names }[]
}

/** A name of one or more part types, as its words without "de", "para" and the like. */
export type PartName = {
  readonly typeIds: readonly number[]
  readonly words: readonly string[]
  readonly stems: readonly string[]
  readonly kind: 'type' | 'synonym' | 'subcategory' | 'category'
  /** Of a word that both languages have, the Spanish sense comes first. */
  readonly isSpanish: boolean
  /** The word by which the name itself reaches across clauses: the "y" of "juego de cadena y guías", the "con" of "maza con balero". */
  readonly joiner: string | undefined
  /** "Amortiguador armado" is a kind of the first word; "radiador de calefacción" is something else. */
  readonly isOfAnother: boolean
}

export function namesOfParts({ partTypes, subcategories, categories }: NamedParts): PartName[] {
  const carried = partTypes.filter(({ isCarried }) => isCarried)
  const typesOf = (subcategoryIds: ReadonlySet<number>) =>
    carried.filter(({ subcategoryId }) => subcategoryIds.has(subcategoryId)).map(({ id }) => id)
  return [
    ...partTypes.flatMap(({ id, names, synonyms }) => [...both(names, [id], 'type'), ...both(synonyms, [id], 'synonym')]),
    ...subcategories.flatMap(({ id, names }) => both(names, typesOf(new Set([id])), 'subcategory')),
    ...categories.flatMap(({ id, names }) => {
      const within = subcategories.filter(({ categoryId }) => categoryId === id).map((subcategory) => subcategory.id)
      return both(names, typesOf(new Set(within)), 'category')
    }),
  ].filter(({ words }) => words.length > 0)
}

function both({ es, en }: Names, typeIds: readonly number[], kind: PartName['kind']): PartName[] {
  return [...es.flatMap((text) => named(text, typeIds, kind, true)), ...en.flatMap((text) => named(text, typeIds, kind, false))]
}

/** "Tope y cubrepolvo de amortiguador" is also asked for by either of its two things. */
function named(text: string, typeIds: readonly number[], kind: PartName['kind'], isSpanish: boolean): PartName[] {
  const whole = nameOf(contentWords(text), typeIds, kind, isSpanish, text)
  const [, one, other, rest] = /^(\S+) y (\S+)( de .+)$/.exec(text) ?? []
  if (kind !== 'type' || !one || !other || !rest) return [whole]
  return [whole, ...[one, other].map((half) => nameOf(contentWords(half + rest), typeIds, 'synonym', isSpanish, half + rest))]
}

function nameOf(words: string[], typeIds: readonly number[], kind: PartName['kind'], isSpanish: boolean, text: string): PartName {
  return {
    typeIds,
    words,
    stems: words.map(stemOf),
    kind,
    isSpanish,
    joiner: /\s(y|e|o|con|and|with)\s/i.exec(text)?.[1]?.toLowerCase(),
    isOfAnother: /\s(de|del|para|of|for)\s/i.test(text),
  }
}

/**
 * "Hule de horquilla" and "buje de horquilla" are one part, so "hule" and "buje" are two words for one thing: of other parts too. And
 * where a whole name is one word, as "mordaza" for "cáliper", it stands for the other in every longer name. Only the noun of a name is
 * such a word, which in Spanish comes first and in English last: what is said of it may be anything. By stem, as stems.
 */
export function wordsAlike(names: readonly PartName[]): Map<string, Set<string>> {
  const alike = new Map<string, Set<string>>()
  const add = (stem: string, other: string) => alike.set(stem, (alike.get(stem) ?? new Set()).add(other))
  const own = names.filter(({ kind }) => kind === 'type' || kind === 'synonym')
  for (const ofType of Map.groupBy(own, ({ typeIds, isSpanish }) => `${typeIds[0]} ${isSpanish}`).values())
    for (const left of ofType)
      for (const right of ofType) {
        if (left.words.length !== right.words.length) continue
        const different = left.stems.flatMap((stem, i) => (stem === right.stems[i] ? [] : [i]))
        const at = left.isSpanish ? 0 : left.words.length - 1
        if (different.length !== 1 || different[0] !== at) continue
        const [one, other] = [left.words[at], right.words[at]]
        if (one && other) add(stemOf(one), stemOf(other))
      }
  return alike
}

export function contentWords(name: string): string[] {
  return tokensOf(name)
    .map(({ word }) => word)
    .filter(canBePartOfName)
}
