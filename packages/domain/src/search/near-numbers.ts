import { LONGEST, numberKey } from './part-numbers.ts'
import type { Piece } from './pieces.ts'

/** How a number was mistyped, the likeliest first. */
export const MISTAKES = ['look-alike', 'swapped', 'one-character'] as const
type Mistake = (typeof MISTAKES)[number]

const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Read for each other on a box or a worn part. O and I are 0 and 1 in every key. */
const LOOK_ALIKES = new Map(['1L', '5S', '8B', '2Z', '6G'].flatMap(([a = '', b = '']) => [[a, b] as const, [b, a] as const]))
const MOST_LOOK_ALIKES = 300

/** Every key from which this one may come by a mistake: one character, two neighbours, or look-alikes in several places. */
export function nearKeys(key: string): ReadonlyMap<string, Mistake> {
  const near = new Map<string, Mistake>()
  const add = (keys: Iterable<string>, mistake: Mistake) => {
    for (const one of keys) if (one !== key && !near.has(one)) near.set(one, mistake)
  }
  add(lookAlikes(key), 'look-alike')
  const places = Array.from(key, (_, at) => at)
  add(
    places.slice(1).map((at) => key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1)),
    'swapped',
  )
  add(
    places.map((at) => key.slice(0, at) + key.slice(at + 1)),
    'one-character',
  )
  for (const character of CHARACTERS) {
    add(
      places.map((at) => key.slice(0, at) + character + key.slice(at + 1)),
      'one-character',
    )
    add(
      [...places, key.length].map((at) => key.slice(0, at) + character + key.slice(at)),
      'one-character',
    )
  }
  return near
}

/** With one character mixed up, then two, and so on: a long number of nothing but look-alikes stops at some. */
function lookAlikes(key: string): Set<string> {
  const found = new Set([key])
  for (const known of found)
    for (const [at, character] of [...key].entries()) {
      if (found.size > MOST_LOOK_ALIKES) return found
      const other = known[at] === character && LOOK_ALIKES.get(character)
      if (other) found.add(known.slice(0, at) + other + known.slice(at + 1))
    }
  return found
}

const SHORTEST = 5
const FEWEST_DIGITS = 2
const MOST_ASKED = 2

/** What in a sentence may be a mistyped number: all of it, if nothing else was understood, or a word that was not. */
export function mistypedIn(pieces: readonly Piece[]): string[] {
  const ignored = pieces.filter(({ meaning }) => meaning === 'ignored').map(({ text }) => text)
  const whole = ignored.length > 0 && pieces.every(({ meaning, text }) => meaning === 'ignored' || /\d/.test(text))
  const typed = [...(whole ? [pieces.map(({ text }) => text).join('')] : []), ...ignored]
  return [...new Set(typed.filter(isLikeANumber).map(numberKey))].slice(0, MOST_ASKED)
}

/** A letter may stand for a digit, but no word is asked for that has none. */
function isLikeANumber(typed: string): boolean {
  const key = numberKey(typed)
  if (key.length < SHORTEST || key.length > LONGEST || !/\d/.test(typed)) return false
  return [...key].filter((one) => /\d/.test(one) || /\d/.test(LOOK_ALIKES.get(one) ?? '')).length >= FEWEST_DIGITS
}
