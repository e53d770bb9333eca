import { kindsIn, type Lexicon } from './lexicon.ts'
import { COUNTER_TALK, ORDINARY_WORDS } from './ordinary-words.ts'
import type { NumberCandidate } from './part-numbers.ts'
import { isEmptyWord, singularOf, stemOf, type Token } from './words.ts'

/** A word as it may have been meant. `change` is how far that is from what was typed; 0 is what was typed. */
export type Worded = Token & {
  readonly change: number
  /** Told to the shopper as "we looked for this instead". */
  readonly isCorrected: boolean
  readonly isNumber: boolean
  readonly isAbbreviated: boolean
  /** A word of everyday talk, whatever it may look like: "zapatos" are no "zapatas". */
  readonly isTalk: boolean
}

const MOST_WORDINGS = 10
/** What leaving a word unexplained is worth here: sentences that do it are kept for later, behind the explained ones. */
const UNKNOWN = 1.2
const JOINED = 0.2
const SPLIT = 0.4
/** A word of everyday talk is seldom a slip of the pen; one of the most used never is. */
const EVERYDAY = 1.6
const EVERYDAY_RANK = 1_500
const LONG_STEM = 6
const SHORTEST_PIECE = 4

type Wording = { readonly words: readonly Worded[]; readonly cost: number }

/** The ways in which a sentence may have been meant: as typed, spelled rightly, with words joined that were torn and torn that were joined. */
export function wordingsOf(text: string, tokens: readonly Token[], numbers: readonly NumberCandidate[], lexicon: Lexicon): Worded[][] {
  const isNumber = (i: number) => numbers.some(({ first, last }) => first <= i && i <= last)
  const until: Wording[][] = Array.from({ length: tokens.length + 1 }, () => [])
  until[0] = [{ words: [], cost: 0 }]
  for (const [i, token] of tokens.entries()) {
    const begun = (until[i] ?? []).toSorted((a, b) => a.cost - b.cost).slice(0, MOST_WORDINGS)
    const options = isNumber(i)
      ? [{ length: 1, words: [{ ...as(token, text), isNumber: true }], cost: 0 }]
      : optionsAt(text, tokens, i, lexicon)
    for (const { length, words, cost } of options) {
      if (length > 1 && Array.from({ length }, (_, k) => isNumber(i + k)).some(Boolean)) continue
      for (const before of begun) until[i + length]?.push({ words: [...before.words, ...words], cost: before.cost + cost })
    }
  }
  return (until[tokens.length] ?? [])
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_WORDINGS)
    .map(({ words }) => [...words])
}

type Option = { readonly length: number; readonly words: readonly Worded[]; readonly cost: number }

function optionsAt(text: string, tokens: readonly Token[], i: number, lexicon: Lexicon): Option[] {
  const token = tokens[i]
  if (!token) return []
  const own = as(token, text)
  const isKnown = !COUNTER_TALK.has(token.word) && isKnownWord(lexicon, token.word)
  const rank = ORDINARY_WORDS.get(token.word)
  const joined = joinedAt(text, tokens, i, lexicon)
  const singular = singularCar(lexicon, token.word)
  if (isKnown) return [{ length: 1, words: [own], cost: 0 }, ...joined]
  if (singular) return [{ length: 1, words: [{ ...own, word: singular, change: 0.05 }], cost: 0.05 }]
  const asTyped: Option = { length: 1, words: [{ ...own, isTalk: rank !== undefined }], cost: rank === undefined ? UNKNOWN : 0 }
  if (rank !== undefined && rank < EVERYDAY_RANK) return [asTyped, ...joined]
  const spelled = lexicon.spell(token.word).map(({ word, cost }): Option => {
    const change = cost + (rank === undefined ? 0 : EVERYDAY)
    return { length: 1, words: [{ ...own, word, change, isCorrected: true }], cost: change }
  })
  return [asTyped, ...joined, ...splitOf(own, lexicon), ...spelled]
}

function as(token: Token, text: string): Worded {
  return {
    ...token,
    change: 0,
    isCorrected: false,
    isNumber: false,
    isAbbreviated: text[token.end] === '.',
    isTalk: false,
  }
}

/** Car names have no plural of their own: "tsurus". */
function singularCar({ vehicles }: Lexicon, word: string): string | undefined {
  const singular = word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : ''
  return vehicles.has(singular) ? singular : undefined
}

/** Another number of a word is the same word; another gender too, if the word is long enough to be no other. Names of cars have neither. */
function isInflected({ kinds }: Lexicon, word: string): boolean {
  return stemOf(word).length >= LONG_STEM || [singularOf(word), `${word}s`, `${word}es`].some((form) => form !== word && kinds.has(form))
}

function isKnownWord(lexicon: Lexicon, word: string): boolean {
  if (isEmptyWord(word) || lexicon.kinds.has(word) || lexicon.symptomWords.has(word)) return true
  const byStem = kindsIn(lexicon, word)
  if (byStem && (byStem.has('part') || !(byStem.has('vehicle') || byStem.has('brand'))) && isInflected(lexicon, word)) return true
  return /\d/.test(word) && !/^[a-z]{3,}\d/.test(word)
}

/** "bala tas", "para brisas": one word that was torn. Two words that both mean something are left alone. */
function joinedAt(text: string, tokens: readonly Token[], i: number, lexicon: Lexicon): Option[] {
  return [2, 3].flatMap((length): Option[] => {
    const run = tokens.slice(i, i + length)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < length || run.some(({ word }) => /\d/.test(word))) return []
    const word = run.map((one) => one.word).join('')
    const known = kindsIn(lexicon, word)
    if (word.length < 5 || !known || [...known].every((kind) => kind === 'word' || kind === 'vehicle' || kind === 'brand')) return []
    if (run.every((one) => !isEmptyWord(one.word) && kindsIn(lexicon, one.word)?.has('part'))) return []
    if (!lexicon.kinds.has(word) && run.some((one) => lexicon.kinds.has(one.word))) return []
    const typed = text.slice(first.start, last.end)
    const joined: Worded = { ...as(last, text), typed, word, start: first.start, change: JOINED, isCorrected: true }
    return [{ length, words: [joined], cost: JOINED }]
  })
}

/** "filtroaceite", "filtrodeaceite", "jetta2014": several words that grew together. */
function splitOf(own: Worded, lexicon: Lexicon): Option[] {
  const { word } = own
  // Only where what was typed is letters and digits alone, a place in the word is a place in the text.
  if (own.typed.length !== word.length) return []
  const isPiece = (piece: string) => piece.length >= SHORTEST_PIECE && meansSomething(lexicon, piece)
  const found: Option[] = []
  const [, letters] = /^([a-z]{3,})\d+$/.exec(word) ?? []
  // "dot3", "jetta2014"
  if (letters && lexicon.kinds.has(letters)) found.push({ length: 1, words: pieces(own, [letters.length]), cost: SPLIT })
  for (let at = SHORTEST_PIECE; at <= word.length - SHORTEST_PIECE; at++) {
    if (!isPiece(word.slice(0, at))) continue
    for (const glue of ['', 'de', 'del'])
      if (word.startsWith(glue, at) && isPiece(word.slice(at + glue.length)))
        found.push({ length: 1, words: pieces(own, [at, at + glue.length]), cost: SPLIT + (glue ? 0 : 0.01) })
  }
  return found.slice(0, 2)
}

function meansSomething(lexicon: Lexicon, piece: string): boolean {
  const known = lexicon.kinds.get(piece)
  return known !== undefined && [...known].some((kind) => kind !== 'word')
}

function pieces(own: Worded, cuts: readonly number[]): Worded[] {
  const ends = [...cuts, own.word.length]
  return ends.flatMap((end, i) => {
    const start = ends[i - 1] ?? 0
    if (start === end) return []
    const at = { start: own.start + start, end: own.start + end }
    return [{ ...own, ...at, typed: own.typed.slice(start, end), word: own.word.slice(start, end), change: SPLIT / 2 }]
  })
}
