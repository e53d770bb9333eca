import { singularOf, soundOf } from './words.ts'

/** A known word that may have been meant, and how far from it what was typed is. */
type Spelled = { readonly word: string; readonly cost: number }
/** The known words that were likeliest meant, the nearest first. */
export type Speller = (typed: string) => readonly Spelled[]

const SHORTEST = 4
const TWO_MISTAKES_FROM = 7
/** Doubled letters and those that sound alike fall together: what is left of nonsense is near to many a word. */
const SHORTEST_SOUND = 3
const TWO_MISTAKES_FROM_SOUND = 5
const MOST = 5
/** A word of some product's name is too little to be guessed from behind its first letter. */
const SURE = 2
const REMEMBERED = 10_000

type Known = { readonly word: string; readonly sound: string; readonly singular: string; readonly weight: number; readonly place: number }
/** Words whose sounds are as long as each other, and which letters each has: most are out by that, without being looked at. */
type Shelf = { readonly words: readonly Known[]; readonly letters: Uint32Array }

/** `names` have no plural: "Cirrus" is not several of anything. */
export function createSpeller(words: ReadonlyMap<string, number>, names: ReadonlySet<string> = new Set()): Speller {
  const known = [...words]
    .filter(([word]) => word.length >= SHORTEST - 1 && !/\d/.test(word))
    .map(
      ([word, weight], place): Known => ({
        word,
        sound: soundOf(word),
        singular: soundOf(names.has(word) ? word : singularOf(word)),
        weight,
        place,
      }),
    )
  const shelves = new Map(
    [...Map.groupBy(known, ({ sound }) => sound.length)].map(([length, words]): [number, Shelf] => [
      length,
      { words, letters: Uint32Array.from(words, ({ sound }) => lettersIn(sound)) },
    ]),
  )
  const remembered = new Map<string, readonly Spelled[]>()
  return (typed) => {
    if (typed.length < SHORTEST || /\d/.test(typed)) return []
    const before = remembered.get(typed)
    if (before) return before
    const found = nearest(typed, shelves)
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(typed, found)
    return found
  }
}

function nearest(typed: string, shelves: ReadonlyMap<number, Shelf>): Spelled[] {
  const asked: Asked = { typed, sound: soundOf(typed), singular: soundOf(singularOf(typed)) }
  if (asked.sound.length < SHORTEST_SOUND) return []
  const letters = lettersIn(asked.sound)
  const most = typed.length >= TWO_MISTAKES_FROM && asked.sound.length >= TWO_MISTAKES_FROM_SOUND ? 2 : 1
  const found: (Spelled & Pick<Known, 'place'>)[] = []
  for (let length = asked.sound.length - most - 1; length <= asked.sound.length + most + 1; length++) {
    const shelf = shelves.get(length)
    if (!shelf) continue
    for (let i = 0; i < shelf.letters.length; i++) {
      const other = bitsOf((shelf.letters[i] ?? 0) ^ letters)
      if (other > otherLetters(most)) continue
      const one = shelf.words[i]
      const cost = one && costOf(asked, one, most, other)
      if (one && cost !== undefined) found.push({ word: one.word, cost, place: one.place })
    }
  }
  return found.toSorted((a, b) => a.cost - b.cost || a.place - b.place).slice(0, MOST)
}

/** A mistake changes two letters of the set at most. */
function otherLetters(mistakes: number): number {
  return 2 * mistakes + 1
}

type Asked = { readonly typed: string; readonly sound: string; readonly singular: string }

/** How far what was typed is from a known word; undefined where it is too far. */
function costOf({ typed, sound, singular }: Asked, one: Known, most: number, other: number): number | undefined {
  // A wrong first letter is rarer than any other, so it must be the only mistake.
  const beginsAlike = typed.charCodeAt(0) === one.word.charCodeAt(0) || sound.charCodeAt(0) === one.sound.charCodeAt(0)
  if (!beginsAlike && one.weight < SURE) return undefined
  const allowed = beginsAlike ? most : 1
  if (other > otherLetters(allowed) || Math.abs(one.sound.length - sound.length) > allowed + 1) return undefined
  const heard = distance(sound, one.sound, allowed + 1)
  const inSingular = one.singular === one.sound && singular === sound ? heard : distance(singular, one.singular, allowed)
  if (heard > allowed + 1 && inSingular > allowed) return undefined
  const written = distance(typed, one.word, allowed)
  if (Math.min(written, heard, inSingular) > allowed) return undefined
  // The same sound is half a mistake, another number a small one; of two words as near, the one that matters more to the shop.
  return Math.min(written, heard + 0.5, inSingular + 0.6) + (beginsAlike ? 0 : 0.6) - one.weight * 0.02
}

/** Which letters a word has, as bits. */
function lettersIn(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) - 97)
  return bits
}

/** How many bits are set, counted in pairs, fours and eights at once. */
function bitsOf(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const LONGEST = 64
/** Two letters ago, one ago, and now: used again and again, for words are compared by the thousand. */
const rows = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as const

/** Letters added, lost, changed or swapped with their neighbour; more than `most` is as good as any other. */
export function distance(a: string, b: string, most = LONGEST): number {
  if (a.length > LONGEST || b.length > LONGEST || Math.abs(a.length - b.length) > most) return most + 1
  let [before, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    let least = i
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      const isSwap = i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length] ?? 0
}
