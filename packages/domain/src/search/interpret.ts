import type { Years } from '../model-alias.ts'
import { type Lexicon, POSITIONS } from './lexicon.ts'
import type { NumberCandidate } from './part-numbers.ts'
import { claimEngine, claimVehicle, claimYear } from './read-car.ts'
import { claimParts } from './read-parts.ts'
import { createSentence, type Meaning, type Sentence, type Slot, windows } from './sentence.ts'
import { isEmptyWord, stemOf, type Token, tokensOf } from './words.ts'

/** A piece of the sentence, spelled rightly, and what it was taken for. `without` is the sentence with the piece taken out. */
export type Piece = { readonly meaning: Meaning; readonly text: string; readonly without: string }
/** `read` is what a position or a word is looked for as. */
export type ReadPiece = Piece & { readonly typed: string; readonly read: string }

export type Interpretation = {
  readonly text: string
  readonly pieces: readonly ReadPiece[]
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  readonly numberKeys: readonly string[]
  readonly makeId: number | undefined
  readonly modelId: number | undefined
  readonly year: number | undefined
  /** Of the generation that was named; the year alone counts where one was said. */
  readonly years: Years | undefined
  /** The engines that were meant; empty when none was named. */
  readonly engines: readonly string[]
  readonly brandIds: readonly number[]
  readonly partTypeIds: readonly number[]
  readonly positions: readonly string[]
  /** Words of product names that must all be there. */
  readonly words: readonly string[]
  /** Everything that was understood had to be corrected first, and something was not understood at all. */
  readonly isGuess: boolean
}

/** Tells what a sentence from the counter asks for. `numbers` are those of its words that are known part numbers. */
export const interpret = (text: string, lexicon: Lexicon, numbers: readonly NumberCandidate[] = []): Interpretation => {
  const sentence = createSentence(text, lexicon)
  const numberKeys = claimNumbers(sentence, numbers)
  const vehicle = claimVehicle(sentence, lexicon)
  const year = claimYear(sentence, vehicle)
  const engines = claimEngine(sentence, lexicon, vehicle, year)
  const brandIds = claimBrands(sentence, lexicon)
  const partTypeIds = claimParts(sentence, lexicon)
  const positions = claimPositions(sentence)
  const words = claimWords(sentence, lexicon)
  return {
    text,
    pieces: piecesOf(text, sentence),
    corrections: correctionsIn(sentence),
    numberKeys,
    makeId: vehicle?.makeId,
    modelId: vehicle?.modelId,
    year,
    years: year === undefined ? vehicle?.years : undefined,
    engines,
    brandIds,
    partTypeIds,
    positions,
    words,
    isGuess: isGuess(sentence),
  }
}

/** Only what helped to understand: a word that was left out, or that is a number, was not replaced by anything. */
const correctionsIn = ({ slots }: Sentence) => slots.filter(helped).map(({ typed, word }) => ({ from: typed, to: word }))

const helped = ({ isCorrected, meaning }: Slot): boolean =>
  isCorrected && meaning !== undefined && meaning !== 'ignored' && meaning !== 'number'

const isGuess = ({ slots }: Sentence): boolean => {
  const taken = slots.filter(({ meaning }) => meaning && meaning !== 'ignored')
  return slots.some(({ meaning }) => meaning === 'ignored') && taken.every(({ isCorrected }) => isCorrected)
}

const claimNumbers = ({ slots, claim }: Sentence, numbers: readonly NumberCandidate[]): string[] => {
  const keys: string[] = []
  for (const { key, first, last } of numbers.toSorted((a, b) => b.last - b.first - (a.last - a.first))) {
    const run = slots.slice(first, last + 1)
    if (run.some(({ meaning }) => meaning)) continue
    claim(run, 'number')
    keys.push(key)
  }
  return keys
}

const claimBrands = ({ slots, claim }: Sentence, { brands, kinds }: Lexicon): number[] =>
  windows(slots, 2).flatMap((run) => {
    if (run.some(({ meaning }) => meaning)) return []
    const id = brands.get(run.map(({ word }) => word).join(''))
    const isPartWord = run.length === 1 && kinds.get(run[0]?.word ?? '')?.has('part')
    if (id === undefined || isPartWord) return []
    claim(run, 'brand')
    return [id]
  })

const claimPositions = ({ slots, claim }: Sentence): string[] =>
  slots.flatMap((slot) => {
    const position = slot.meaning || isEmptyWord(slot.word) ? undefined : POSITIONS.get(slot.word)
    if (!position) return []
    claim([slot], 'position')
    return [position]
  })

const claimWords = ({ slots, claim }: Sentence, { kinds, kindsByStem }: Lexicon): string[] =>
  slots.flatMap((slot) => {
    // "Foco H7" names a bulb, and one kind of it.
    if (slot.meaning === 'part' && /\d/.test(slot.word) && kinds.get(slot.word)?.has('word')) return [slot.word]
    if (slot.meaning || isEmptyWord(slot.word)) return []
    const known = kinds.get(slot.word) ?? kindsByStem.get(stemOf(slot.word))
    claim([slot], known?.has('word') ? 'word' : 'ignored')
    return known?.has('word') ? [slot.word] : []
  })

const piecesOf = (text: string, { slots }: Sentence): ReadPiece[] =>
  [
    ...Map.groupBy(
      slots.filter(({ meaning }) => meaning),
      ({ group }) => group.id,
    ).values(),
  ].map((group) => ({
    meaning: group[0]?.meaning ?? 'ignored',
    typed: group.map(({ typed }) => typed).join(' '),
    text: group.map((slot) => (helped(slot) ? slot.word : slot.typed)).join(' '),
    read: POSITIONS.get(group[0]?.word ?? '') ?? group[0]?.word ?? '',
    without: without(text, group),
  }))

const without = (text: string, group: readonly Token[]): string => {
  const gaps = group.toSorted((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const words = gaps.split(/\s+/).filter((word) => tokensOf(word).length > 0)
  while (words.length > 0 && isEmptyWord(tokensOf(words.at(-1) ?? '')[0]?.word ?? '')) words.pop()
  return words.join(' ')
}
