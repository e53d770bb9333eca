import type { Years } from '../model-alias.ts'
import type { Lexicon } from './lexicon.ts'
import type { NumberCandidate } from './part-numbers.ts'
import { correctionsIn, helped, piecesOf, type ReadPiece } from './pieces.ts'
import { type Reading, readSentence } from './reading.ts'
import { scoreOf } from './score-reading.ts'
import { createSentence, type Sentence } from './sentence.ts'
import { type Want, wantsOf } from './wants.ts'
import { wordingsOf } from './wordings.ts'
import { tokensOf } from './words.ts'

export type Interpretation = {
  readonly text: string
  readonly pieces: readonly ReadPiece[]
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  readonly numberKeys: readonly string[]
  readonly makeId: number | undefined
  readonly modelId: number | undefined
  /** False of a car that the trade knows and the shop has nothing for. */
  readonly isCarCarried: boolean
  /** What stands where a car would and is none that the trade knows. */
  readonly unknownCar: string | undefined
  readonly year: number | undefined
  /** Of the generation that was named, or from one year to another; the year alone counts where one was said. */
  readonly years: Years | undefined
  /** The engines that were meant; empty when none was named. */
  readonly engines: readonly string[]
  /** What is asked for, each part by itself. One without a part where only a car, a brand or a word was said. */
  readonly wants: readonly Want[]
  readonly partTypeIds: readonly number[]
  readonly brandIds: readonly number[]
  readonly positions: readonly string[]
  readonly words: readonly string[]
  /** What is wrong with the car or is to be done to it: the wants are the parts that commonly mend it. */
  readonly symptomId: number | undefined
  /** Everything that was understood had to be corrected first, and something was not understood at all. */
  readonly isGuess: boolean
  /** Other sentences that may have been meant as well. */
  readonly alternatives: readonly string[]
}

/** Readings as good as the best by this much are offered too. */
const AS_GOOD = 0.25

/**
 * Tells what a sentence from the counter asks for. It is read in every way that it may have been meant, as a whole each time; the reading
 * that explains most with the least change counts. `numbers` are those of its words that are known part numbers.
 */
export function interpret(text: string, lexicon: Lexicon, numbers: readonly NumberCandidate[] = []): Interpretation {
  const apart = withoutOverlaps(numbers)
  const readings = wordingsOf(text, tokensOf(text), apart, lexicon)
    .map((wording) => readSentence(createSentence(text, wording), lexicon))
    .map((reading) => ({ reading, score: scoreOf(reading, lexicon) }))
    .toSorted((a, b) => b.score - a.score)
  const best = readings[0]
  const reading = best?.reading ?? readSentence(createSentence(text, []), lexicon)
  const wants = wantsOf(reading, lexicon)
  const others = readings.filter(({ score, reading: other }) => other !== reading && score >= (best?.score ?? 0) - AS_GOOD && score > 0)
  const meant = meaningOf(reading, wants)
  const { sentence, vehicle, year, years, engines } = reading
  return {
    text,
    pieces: piecesOf(text, sentence),
    corrections: correctionsIn(sentence),
    numberKeys: apart.map(({ key }) => key),
    makeId: vehicle?.makeId,
    modelId: vehicle?.modelId,
    isCarCarried: vehicle?.isCarried ?? true,
    unknownCar: reading.unknownCar,
    year,
    years,
    engines,
    wants,
    partTypeIds: all(wants.flatMap(({ partTypeIds }) => partTypeIds)),
    brandIds: all(wants.flatMap(({ brandIds }) => brandIds)),
    positions: all(wants.flatMap(({ positions }) => positions.flat())),
    words: all(wants.flatMap(({ words }) => words)),
    symptomId: reading.symptom?.id,
    isGuess: isGuess(sentence),
    alternatives: [
      ...new Set(
        others
          .filter((other) => meaningOf(other.reading, wantsOf(other.reading, lexicon)) !== meant)
          .map((other) => spelled(other.reading)),
      ),
    ].slice(0, 2),
  }
}

function all<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** The longest first; none inside another. */
function withoutOverlaps(numbers: readonly NumberCandidate[]): NumberCandidate[] {
  const kept: NumberCandidate[] = []
  for (const one of numbers.toSorted((a, b) => b.last - b.first - (a.last - a.first)))
    if (kept.every(({ first, last }) => one.last < first || last < one.first)) kept.push(one)
  return kept
}

function isGuess({ slots }: Sentence): boolean {
  // A bare number in some product's name proves nothing.
  const taken = slots.filter(({ meaning, word }) => meaning && meaning !== 'ignored' && !(meaning === 'word' && /^\d+$/.test(word)))
  const isLeftOut = slots.some(({ meaning }) => meaning === 'ignored')
  const isOnlySaidOf = taken.every(({ meaning }) => meaning === 'position' || meaning === 'word')
  return (isLeftOut || isOnlySaidOf) && taken.every(({ isCorrected }) => isCorrected)
}

/** Which car and parts a reading leads to: another that leads to the same is no alternative. */
function meaningOf({ vehicle }: Reading, wants: readonly Want[]): string {
  return JSON.stringify([vehicle?.modelId, wants.map(({ partTypeIds, brandIds }) => [partTypeIds, brandIds])])
}
function spelled({ sentence }: Reading): string {
  return sentence.slots.map((slot) => (helped(slot) ? slot.word : slot.typed)).join(' ')
}
