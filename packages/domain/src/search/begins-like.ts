import { soundOf, stemOf } from './words.ts'

/** How well a name goes on from what was typed: 0 letter by letter, 1 by its sound, more with mistakes. */
export type Likeness = number
const LETTERS: Likeness = 0
const SOUND: Likeness = 1

const SHORTEST_BY_SOUND = 3
const SHORTEST_WITH_A_MISTAKE = 4
const SHORTEST_WITH_TWO = 8

/** A word with what it is compared by, worked out once: a name is looked at with every letter that anybody types. */
export type Heard = {
  readonly letters: string
  readonly stem: string
  readonly sound: string
  readonly soundOfStem: string
  readonly canBeMisspelled: boolean
  /** The sound of its last letter hangs on the one behind it, which a beginning may not have yet. */
  readonly isCut: boolean
  /** How so many of its letters sound. */
  readonly soundOfFirst: (count: number) => string
}

export function heard(letters: string): Heard {
  const stem = stemOf(letters)
  const beginnings: string[] = []
  return {
    letters,
    stem,
    sound: soundOf(letters),
    soundOfStem: soundOf(stem),
    canBeMisspelled: letters.length >= SHORTEST_BY_SOUND && !/\d/.test(letters),
    isCut: /[cgqkl]$/.test(letters),
    soundOfFirst: (count) => {
      const sound = beginnings[count] ?? soundOf(letters.slice(0, count))
      beginnings[count] = sound
      return sound
    },
  }
}

/** Whether a word begins like the one that is being typed. Undefined where it does not. */
export function beginsLike(typed: Heard, word: Heard): Likeness | undefined {
  if (word.letters.startsWith(typed.letters)) return LETTERS
  if (!typed.canBeMisspelled) return undefined
  if (word.sound.startsWith(typed.sound)) return SOUND
  if (typed.isCut && word.soundOfFirst(typed.letters.length) === typed.sound) return SOUND
  return withMistakes(typed, word, mistakesInBeginning)
}

/** Whether a finished word is the same: its number and gender do not matter. */
export function isWordLike(typed: Heard, word: Heard): Likeness | undefined {
  if (isSameWord(typed, word)) return LETTERS
  if (!typed.canBeMisspelled) return undefined
  if (typed.soundOfStem === word.soundOfStem) return SOUND
  return withMistakes(typed, word, mistakesInWord)
}

export function isSameWord(typed: Heard, word: Heard): boolean {
  return typed.letters === word.letters || typed.stem === word.stem
}

function withMistakes(typed: Heard, word: Heard, mistakesIn: CountMistakes): Likeness | undefined {
  // A wrong first letter is rarer than any other.
  const beginsAlike = typed.letters[0] === word.letters[0] || typed.sound[0] === word.sound[0]
  if (typed.letters.length < SHORTEST_WITH_A_MISTAKE || !beginsAlike) return undefined
  const allowed = typed.letters.length < SHORTEST_WITH_TWO ? 1 : 2
  const inLetters = mistakesIn(typed.letters, word.letters, allowed)
  const mistakes = inLetters <= 1 ? inLetters : Math.min(inLetters, mistakesIn(typed.sound, word.sound, allowed))
  return mistakes <= allowed ? SOUND + mistakes : undefined
}

/** Counts no further than to one more than are allowed. */
type CountMistakes = (typed: string, word: string, allowed: number) => number

const mistakesInWord: CountMistakes = (typed, word, allowed) =>
  Math.abs(typed.length - word.length) > allowed
    ? allowed + 1
    : Math.max(mistakesInBeginning(typed, word, allowed), mistakesInBeginning(word, typed, allowed))

/** Written over by each comparison: a word is compared with every name. */
const ROWS: [number[], number[], number[]] = [[], [], []]

/** Letters added, lost, changed or swapped until the word begins with what was typed; what the word goes on with costs nothing. */
const mistakesInBeginning: CountMistakes = (typed, word, allowed) => {
  const width = Math.min(word.length, typed.length + allowed)
  let [before, last, row] = ROWS
  for (let j = 0; j <= width; j++) last[j] = j
  let least = 0
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i
    least = i
    for (let j = 1; j <= width; j++) {
      const change = typed[i - 1] === word[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      least = Math.min(least, cost)
      row[j] = cost
    }
    // A swap may still take back one.
    if (least > allowed + 1) return allowed + 1
    ;[before, last, row] = [last, row, before]
  }
  return least
}
