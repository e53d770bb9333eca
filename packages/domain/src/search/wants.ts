import type { Lexicon } from './lexicon.ts'
import { contentWords } from './part-names.ts'
import type { PartSaid } from './part-said.ts'
import { AXES } from './positions.ts'
import type { Reading } from './reading.ts'
import { stemOf } from './words.ts'

/** One part of those that a sentence asks for, with what was said of it. */
export type Want = {
  /** Those that the shop has. */
  readonly partTypeIds: readonly number[]
  /** Those that the trade knows and the shop does not have, where it has none of what was said. */
  readonly notCarriedTypeIds: readonly number[]
  /** A piece that has no name of its own, as it was said, and the parts that it belongs to. */
  readonly unknown: { readonly text: string; readonly of: readonly number[] } | undefined
  readonly brandIds: readonly number[]
  /** For each axis that was spoken of, the places that will do. */
  readonly positions: readonly (readonly string[])[]
  /** Words of product names that must all be there. */
  readonly words: readonly string[]
  /** Words of a synonym that tell a kind, as "bimasa" of a flywheel: looked for as far as they are found, and never missed. */
  readonly hints: readonly string[]
  /** Other parts whose name begins with the same word: for whoever asks for "aceite CVT" and means no engine oil. */
  readonly widerTypeIds: readonly number[]
  /** The part alone, as it was said. */
  readonly text: string
}

/** What is said once, behind the last of several parts, is said of all: "balatas y discos delanteros". */
export function wantsOf(reading: Reading, lexicon: Lexicon): Want[] {
  const { parts, symptom } = reading
  if (symptom) {
    const said = wantOf(reading, undefined, () => true, lexicon)
    return symptom.typeIds.filter((id) => lexicon.carriedTypes.has(id)).map((id) => ({ ...said, partTypeIds: [id] }))
  }
  if (parts.length === 0) return [wantOf(reading, undefined, () => true, lexicon)]
  const clauses = parts.map(({ clause }) => clause)
  const last = Math.max(...clauses)
  const isOnlyLast = (said: readonly { readonly clause: number }[]) => said.every(({ clause }) => nearest(clause, clauses) === last)
  const ofAll = { positions: isOnlyLast(reading.positions), brands: isOnlyLast(reading.brands) }
  return parts.map((part) =>
    wantOf(reading, part, (clause, kind) => (kind !== 'words' && ofAll[kind]) || nearest(clause, clauses) === part.clause, lexicon),
  )
}

/** The clause of a part that another clause speaks of: its own, or the one before. */
function nearest(clause: number, clauses: readonly number[]): number {
  return clauses.filter((one) => one <= clause).at(-1) ?? clauses[0] ?? clause
}

type Kind = 'positions' | 'brands' | 'words'

function wantOf(
  { positions, brands, words }: Reading,
  part: Reading['parts'][number] | undefined,
  isSaidOf: (clause: number, kind: Kind) => boolean,
  lexicon: Lexicon,
): Want {
  const { carriedTypes } = lexicon
  const text = part
    ? part.slots
        .toSorted((a, b) => a.at - b.at)
        .map((slot) => (slot.isCorrected ? slot.word : slot.typed))
        .join(' ')
    : ''
  const typeIds = part?.typeIds ?? []
  const carried = typeIds.filter((id) => carriedTypes.has(id))
  const places = new Set(positions.filter(({ clause }) => isSaidOf(clause, 'positions')).flatMap(({ read }) => read))
  return {
    partTypeIds: part?.unknown ? [] : carried,
    notCarriedTypeIds: part?.unknown || carried.length > 0 ? [] : typeIds,
    unknown: part?.unknown ? { text, of: carried } : undefined,
    brandIds: [...new Set(brands.filter(({ clause }) => isSaidOf(clause, 'brands')).map(({ id }) => id))],
    positions: AXES.map((axis) => axis.filter((place) => places.has(place))).filter((axis) => axis.length > 0),
    words: words.filter(({ clause }) => isSaidOf(clause, 'words')).map(({ word }) => word),
    hints: part && !part.unknown ? hintsIn(part, lexicon) : [],
    widerTypeIds: part && !part.unknown ? widerOf(part, lexicon) : [],
    text,
  }
}

function hintsIn({ slots, typeIds }: PartSaid, { shelves, kinds }: Lexicon): string[] {
  if (slots.length < 2) return []
  const own = new Set(
    shelves.partTypes
      .filter(({ id }) => typeIds.includes(id))
      .flatMap(({ names }) => [...names.es, ...names.en].flatMap(contentWords).map(stemOf)),
  )
  return slots.map(({ word }) => word).filter((word) => (kinds.get(word)?.has('word') || /^\d/.test(word)) && !own.has(stemOf(word)))
}

function widerOf({ slots, typeIds }: PartSaid, { namesByStem, carriedTypes }: Lexicon): number[] {
  const head = stemOf(slots[0]?.word ?? '')
  const headed = (namesByStem.get(head) ?? []).filter(({ kind, stems }) => (kind === 'type' || kind === 'synonym') && stems[0] === head)
  return [...new Set(headed.flatMap((name) => name.typeIds))].filter((id) => carriedTypes.has(id) && !typeIds.includes(id))
}
