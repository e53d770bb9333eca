import { swallowDescriptions } from './descriptions.ts'
import type { Lexicon } from './lexicon.ts'
import { looseParts } from './loose-parts.ts'
import { bestName, GENERIC, isFree, isOwnName, LINKS, type Named } from './match-name.ts'
import type { PartName } from './part-names.ts'
import { type PartSaid, partOf } from './part-said.ts'
import { leaderOf, pieceOf } from './piece-of.ts'
import { SEPARATORS, type Sentence, type Slot } from './sentence.ts'

/** Any number of parts: what stands in clauses of their own, or side by side without being one of the other. */
export function claimParts(sentence: Sentence, lexicon: Lexicon): PartSaid[] {
  const parts: PartSaid[] = []
  const said = new Set(sentence.slots.map(({ word }) => word))
  const isAcross = ({ joiner, kind }: PartName) => joiner !== undefined && said.has(joiner) && isOwnName(kind)
  const across = bestName(sentence, sentence.slots.filter(isFree), lexicon, isAcross)
  if (across) parts.push(claimed(sentence, across, lexicon))
  const clauses = [...new Set(sentence.slots.map((slot) => slot.clause))]
  for (const clause of clauses) parts.push(...namedInClause(sentence, clause, parts, lexicon))
  if (parts.length > 0) {
    const silent = clauses.filter((clause) => !parts.some((part) => part.slots.some((slot) => slot.clause === clause)))
    parts.push(...silent.flatMap((clause) => impliedInClause(sentence, clause, parts, lexicon)))
    return withoutTwins(parts.toSorted((a, b) => a.clause - b.clause))
  }
  const loose = looseParts(sentence, sentence.slots.filter(isFree), lexicon, [])
  return loose ? [loose] : []
}

function namedInClause(sentence: Sentence, clause: number, before: readonly PartSaid[], lexicon: Lexicon): PartSaid[] {
  const free = () => sentence.slots.filter((slot) => slot.clause === clause && isFree(slot))
  const elliptic = isElliptic(sentence, clause) ? ellipsisOf(sentence, free(), before, lexicon) : undefined
  if (elliptic) return [elliptic]
  const parts: PartSaid[] = []
  for (let next = nextNamed(sentence, free(), before, lexicon); next; next = nextNamed(sentence, free(), [...before, ...parts], lexicon))
    parts.push(next)
  return parts
}

/** Undefined where nothing more is named, or what is only describes what was named before. */
function nextNamed(sentence: Sentence, free: readonly Slot[], before: readonly PartSaid[], lexicon: Lexicon): PartSaid | undefined {
  const named = bestName(sentence, free, lexicon)
  const isFirst = before.length === 0
  if (!named) return undefined
  if (named.names.every(isShelf)) return isFirst ? shelfNamed(sentence, named, free, lexicon) : undefined
  const leader = leaderOf(sentence, named, lexicon)
  if (leader && leader.meaning !== 'part') return pieceOf(sentence, leader, named, lexicon)
  // "Balatas de freno de disco": the disc is no part of its own.
  return leader && !isFirst ? undefined : claimed(sentence, sharedName(sentence, named, lexicon) ?? named, lexicon)
}

function isShelf({ kind }: PartName): boolean {
  return kind === 'category' || kind === 'subcategory'
}

/** "Espejo eléctrico" is a mirror, not the shelf of electrical parts; and a piece of a whole shelf is none. */
function shelfNamed(sentence: Sentence, named: Named, free: readonly Slot[], lexicon: Lexicon): PartSaid | undefined {
  const others = free.filter((slot) => !named.slots.includes(slot) && !GENERIC.has(slot.stem))
  const loose = looseParts(sentence, others, lexicon, [])
  if (loose) return loose
  const leader = leaderOf(sentence, named, lexicon)
  return leader && leader.meaning !== 'part' ? undefined : claimed(sentence, named, lexicon)
}

/** A clause that names no part by itself says it by what the others name: "cables y bujías", "filtro de aceite y aire". */
function impliedInClause(sentence: Sentence, clause: number, others: readonly PartSaid[], lexicon: Lexicon): PartSaid[] {
  const free = sentence.slots.filter((slot) => slot.clause === clause && isFree(slot))
  const before = others.filter((part) => part.clause < clause)
  const implied = ellipsisOf(sentence, free, before, lexicon) ?? looseParts(sentence, free, lexicon, others)
  return implied ? [implied] : []
}

/** "Sensor de oxígeno y de cigüeñal", "filtro de aire y aceite": a clause of one word, or one that begins with "de", goes on with the noun before. */
function isElliptic({ slots }: Sentence, clause: number): boolean {
  const [first, ...words] = slots.filter((slot) => slot.clause === clause && !slot.meaning)
  const own = first && SEPARATORS.test(first.word) ? words : first ? [first, ...words] : []
  return own[0] !== undefined && (LINKS.has(own[0].word) || own.filter(isFree).length === 1)
}

/** "Disco y plato de clutch": what the second is of, the first is of too, if there is such a part. */
function sharedName({ slots, ...sentence }: Sentence, { slots: said }: Named, lexicon: Lexicon): Named | undefined {
  const [head, ...others] = said
  if (!head || others.length > 0) return undefined
  const next = slots.filter(({ clause }) => clause === head.clause + 1)
  const link = next.findIndex(({ word }) => LINKS.has(word))
  const of = link < 0 ? [] : next.slice(link + 1).filter(isFree)
  const named = of.length > 0 ? bestName({ slots, ...sentence }, [head, ...of], lexicon, isOf(head)) : undefined
  return named && { names: named.names, slots: [head] }
}

/** Names that begin with this noun and say what it is of. */
function isOf(noun: Slot) {
  return ({ stems, kind }: PartName): boolean => stems.length > 1 && stems[0] === noun.stem && isOwnName(kind)
}

function claimed(sentence: Sentence, { names, slots }: Named, lexicon: Lexicon, noun?: Slot): PartSaid {
  sentence.claim(slots, 'part')
  swallowDescriptions(sentence, names, slots, lexicon)
  const own = names.flatMap(({ typeIds }) => typeIds)
  const [first, ...others] = slots.toSorted((a, b) => a.at - b.at)
  const part = partOf([...new Set([...own, ...kindsOfSame(names, lexicon)])], slots, true, false)
  return { ...part, noun: noun ?? (others.length > 0 ? first : undefined) }
}

/** "Amortiguador" is also the one that comes armed. */
function kindsOfSame(names: readonly PartName[], { namesByStem, shelves, carriedTypes }: Lexicon): number[] {
  return names.flatMap(({ kind, stems, typeIds, isSpanish }) => {
    if (kind !== 'type' || !isSpanish) return []
    const shelf = shelves.partTypes.find(({ id }) => id === typeIds[0])?.subcategoryId
    return (namesByStem.get(stems[0] ?? '') ?? [])
      .filter(
        (other) => other.kind === 'type' && other.isSpanish && !other.isOfAnother && !other.joiner && other.stems.length > stems.length,
      )
      .filter((other) => stems.every((stem, i) => other.stems[i] === stem))
      .flatMap((other) => other.typeIds)
      .filter((id) => carriedTypes.has(id) && shelves.partTypes.some((type) => type.id === id && type.subcategoryId === shelf))
  })
}

/** "Filtro de aceite, aire y gasolina": the first word of the name before counts for what follows. */
function ellipsisOf(sentence: Sentence, free: readonly Slot[], before: readonly PartSaid[], lexicon: Lexicon): PartSaid | undefined {
  const head = before.at(-1)?.noun
  if (!head || free.length === 0) return undefined
  const named = bestName(sentence, [{ ...head, meaning: undefined }, ...free], lexicon, isOf(head))
  const own = named?.slots.filter((slot) => free.includes(slot))
  if (!named || !own || own.length === 0) return undefined
  return claimed(sentence, { names: named.names, slots: own }, lexicon, head)
}

/** The same part said twice is one. */
function withoutTwins(parts: readonly PartSaid[]): PartSaid[] {
  const seen = new Set<string>()
  return parts.filter(({ typeIds, unknown }) => {
    const key = `${unknown} ${typeIds.join(' ')}`
    return !seen.has(key) && seen.add(key)
  })
}
