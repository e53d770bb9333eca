import type { Lexicon } from './lexicon.ts'
import { isOwnName } from './match-name.ts'
import { type PartSaid, partOf } from './part-said.ts'
import type { Sentence, Slot } from './sentence.ts'
import { isEmptyWord } from './words.ts'

/**
 * No whole name was said: every part whose name begins with the word, or else contains it ("filtro", "sensor"). Beside other parts those
 * that have a word in common with them: the "bases" of "amortiguadores con bases".
 */
export function looseParts(
  sentence: Sentence,
  slots: readonly Slot[],
  { namesByStem, carriedTypes }: Lexicon,
  beside: readonly PartSaid[],
): PartSaid | undefined {
  const free = slots.filter(({ meaning, word, stem }) => !meaning && !isEmptyWord(word) && namesByStem.has(stem))
  if (free.length === 0) return undefined
  const naming = free.map(({ stem }) => (namesByStem.get(stem) ?? []).filter(({ kind }) => isOwnName(kind)))
  const headed = naming.map((names, i) => names.filter(({ stems, isSpanish }) => stems.at(isSpanish ? 0 : -1) === free[i]?.stem))
  const ids = naming.map((names, i) => {
    const all = new Set((headed[i]?.length ? headed[i] : names).flatMap(({ typeIds }) => typeIds))
    const carried = new Set([...all].filter((id) => carriedTypes.has(id)))
    return carried.size > 0 ? carried : all
  })
  const common = ids.reduce((left, right) => left.intersection(right))
  const chosen = common.size > 0 ? common : (ids[0] ?? new Set<number>())
  const related = relatedTo(beside, chosen, namesByStem)
  // "Con llave" may say how a part is made; behind "y" something else is asked for.
  const isWanted = beside.length === 0 || related.size > 0 || (isHeaded(headed) && !isSaidOf(sentence, free[0]))
  if (chosen.size === 0 || !isWanted) return undefined
  const own = common.size > 0 ? free : free.slice(0, 1)
  sentence.claim(own, 'part')
  return partOf([...(related.size > 0 ? related : chosen)], own, false, false)
}

function isHeaded(headed: readonly (readonly unknown[])[]): boolean {
  return (headed[0]?.length ?? 0) > 0
}

function isSaidOf({ slots }: Sentence, slot: Slot | undefined): boolean {
  return slots.some(({ clause, word }) => clause === slot?.clause && /^(con|with)$/.test(word))
}

/** Those that share a word with a part beside them, besides the one that they begin with. */
function relatedTo(beside: readonly PartSaid[], ids: ReadonlySet<number>, namesByStem: Lexicon['namesByStem']): Set<number> {
  const names = beside.flatMap(({ slots }) => slots.flatMap(({ stem }) => namesByStem.get(stem) ?? []))
  const sharing = names.filter(({ kind }) => isOwnName(kind)).flatMap(({ typeIds }) => typeIds.filter((id) => ids.has(id)))
  if (sharing.length > 0) return new Set(sharing)
  const types = new Set(beside.flatMap(({ typeIds }) => typeIds))
  const words = new Set(
    names.filter(({ kind, typeIds }) => kind === 'type' && typeIds.some((id) => types.has(id))).flatMap(({ stems }) => stems.slice(1)),
  )
  const alsoOf = [...words].flatMap((stem) => namesByStem.get(stem) ?? []).filter(({ kind }) => isOwnName(kind))
  return new Set(alsoOf.flatMap(({ typeIds }) => typeIds.filter((id) => ids.has(id))))
}
