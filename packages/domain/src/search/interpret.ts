import type { Years } from '../model-alias.ts'
import { kindsIn, type Lexicon } from './lexicon.ts'
import type { NumberCandidate } from './part-numbers.ts'
import { claimUnknownCar, claimVehicle } from './read-car.ts'
import { claimEngines } from './read-engine.ts'
import { claimParts, type PartSaid } from './read-parts.ts'
import { claimPositions, type SaidPositions } from './read-positions.ts'
import { claimSymptom, type SymptomSaid } from './read-symptom.ts'
import { claimYears } from './read-years.ts'
import { scoreOf } from './score-reading.ts'
import { createSentence, type Meaning, type Sentence, type Slot, windows } from './sentence.ts'
import type { VehicleName } from './vehicle-names.ts'
import { type Want, wantsOf } from './wants.ts'
import { wordingsOf } from './wordings.ts'
import { isEmptyWord, type Token, tokensOf } from './words.ts'

/** A piece of the sentence, spelled rightly, and what it was taken for. `without` is the sentence with the piece taken out. */
export type Piece = { readonly meaning: Meaning; readonly text: string; readonly without: string }
/** `read` is what a position or a word is looked for as. */
export type ReadPiece = Piece & { readonly typed: string; readonly read: readonly string[] }

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

export type Reading = {
  readonly sentence: Sentence
  readonly vehicle: VehicleName | undefined
  readonly unknownCar: string | undefined
  readonly year: number | undefined
  readonly years: Years | undefined
  readonly engines: readonly string[]
  readonly brands: readonly { readonly id: number; readonly clause: number }[]
  readonly parts: readonly PartSaid[]
  readonly symptom: SymptomSaid | undefined
  readonly positions: readonly SaidPositions[]
  readonly words: readonly { readonly word: string; readonly clause: number }[]
}

/** Readings as good as the best by this much are offered too. */
const AS_GOOD = 0.25

/**
 * Tells what a sentence from the counter asks for. It is read in every way that it may have been meant, as a whole each time; the reading
 * that explains most with the least change counts. `numbers` are those of its words that are known part numbers.
 */
export const interpret = (text: string, lexicon: Lexicon, numbers: readonly NumberCandidate[] = []): Interpretation => {
  const apart = withoutOverlaps(numbers)
  const readings = wordingsOf(text, tokensOf(text), apart, lexicon)
    .map((wording) => read(createSentence(text, wording), lexicon))
    .map((reading) => ({ reading, score: scoreOf(reading, lexicon) }))
    .toSorted((a, b) => b.score - a.score)
  const best = readings[0]
  const reading = best?.reading ?? read(createSentence(text, []), lexicon)
  const wants = wantsOf(reading, lexicon)
  const others = readings.filter(({ score, reading: other }) => other !== reading && score >= (best?.score ?? 0) - AS_GOOD && score > 0)
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
      ...new Set(others.filter((other) => isAnother(other.reading, reading, lexicon)).map((other) => spelled(other.reading))),
    ].slice(0, 2),
  }
}

const all = <T>(values: readonly T[]): T[] => [...new Set(values)]

const read = (sentence: Sentence, lexicon: Lexicon): Reading => {
  const vehicle = claimVehicle(sentence, lexicon)
  const said = claimYears(sentence)
  const years = said.years ?? (said.year === undefined ? vehicle?.years : undefined)
  const sold = said.year === undefined ? years : { from: said.year, to: said.year }
  const engines = claimEngines(sentence, lexicon, vehicle?.modelId, sold)
  const brands = claimBrands(sentence, lexicon)
  const symptom = claimSymptom(sentence, lexicon)
  const parts = symptom ? [] : claimParts(sentence, lexicon)
  const positions = claimPositions(sentence)
  const words = claimWords(sentence, lexicon)
  const unknownCar = claimUnknownCar(sentence, vehicle)
  return { sentence, vehicle, unknownCar, year: said.year, years, engines, brands, symptom, parts, positions, words }
}

/** The longest first; none inside another. */
const withoutOverlaps = (numbers: readonly NumberCandidate[]): NumberCandidate[] => {
  const kept: NumberCandidate[] = []
  for (const one of numbers.toSorted((a, b) => b.last - b.first - (a.last - a.first)))
    if (kept.every(({ first, last }) => one.last < first || last < one.first)) kept.push(one)
  return kept
}

/** Only what helped to understand: a word that was left out, or that is a number, was not replaced by anything. */
const correctionsIn = ({ slots }: Sentence) => slots.filter(helped).map(({ typed, word }) => ({ from: typed, to: word }))

const helped = ({ isCorrected, meaning }: Slot): boolean =>
  isCorrected && meaning !== undefined && meaning !== 'ignored' && meaning !== 'number'

const isGuess = ({ slots }: Sentence): boolean => {
  // A bare number in some product's name proves nothing.
  const taken = slots.filter(({ meaning, word }) => meaning && meaning !== 'ignored' && !(meaning === 'word' && /^\d+$/.test(word)))
  const isLeftOut = slots.some(({ meaning }) => meaning === 'ignored')
  const isOnlySaidOf = taken.every(({ meaning }) => meaning === 'position' || meaning === 'word')
  return (isLeftOut || isOnlySaidOf) && taken.every(({ isCorrected }) => isCorrected)
}

const claimBrands = ({ slots, claim }: Sentence, { brands, kinds }: Lexicon): { id: number; clause: number }[] =>
  windows(slots, 2).flatMap((run) => {
    if (run.some(({ meaning }) => meaning)) return []
    const id = brands.get(run.map(({ word }) => word).join(''))
    const isPartWord = run.length === 1 && kinds.get(run[0]?.word ?? '')?.has('part')
    if (id === undefined || isPartWord) return []
    claim(run, 'brand')
    return [{ id, clause: run[0]?.clause ?? 0 }]
  })

const claimWords = ({ slots, claim }: Sentence, lexicon: Lexicon): { word: string; clause: number }[] =>
  slots.flatMap((slot) => {
    const { word, clause } = slot
    // "Foco H7" names a bulb, and one kind of it.
    if (slot.meaning === 'part' && /\d/.test(word) && lexicon.kinds.get(word)?.has('word')) return [{ word, clause }]
    // How much is talked narrows nothing.
    if (slot.meaning || slot.isTalk || isEmptyWord(word)) return []
    const before = slots[slot.at - 1]
    // "DOT 4": a number right behind a word of a name belongs to it.
    const isItsNumber = /^\d{1,2}(\.\d)?$/.test(word) && before?.meaning === 'word' && /^[a-z]+$/.test(before.word)
    const isWord = isItsNumber || kindsIn(lexicon, word)?.has('word') === true
    if (!isWord && isQuantity(slot, slots)) return []
    claim([slot], isWord ? 'word' : 'ignored')
    return isWord ? [{ word, clause }] : []
  })

/** "2 amortiguadores", "4 pzas": a small number before what it counts. */
const isQuantity = ({ word, at }: Slot, slots: readonly Slot[]): boolean => {
  const next = slots[at + 1]
  const isCounted =
    next?.meaning === 'part' || next?.meaning === 'position' || /^(pz|pza|pzas|pzs|piezas?|pares|juegos?)$/.test(next?.word ?? '')
  return /^(?:1?\d|2[0-4])$/.test(word) && isCounted
}

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
    read: group.flatMap((slot) => slot.said ?? [slot.word]),
    without: without(text, group),
  }))

const without = (text: string, group: readonly Token[]): string => {
  const gaps = group.toSorted((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const words = gaps.split(/\s+/).filter((word) => tokensOf(word).length > 0)
  while (words.length > 0 && isEmptyWord(tokensOf(words.at(-1) ?? '')[0]?.word ?? '')) words.pop()
  return words.join(' ')
}

/** Readings that lead to other parts or another car. */
const isAnother = (one: Reading, other: Reading, lexicon: Lexicon): boolean => meaningOf(one, lexicon) !== meaningOf(other, lexicon)
const meaningOf = (reading: Reading, lexicon: Lexicon): string =>
  JSON.stringify([reading.vehicle?.modelId, wantsOf(reading, lexicon).map(({ partTypeIds, brandIds }) => [partTypeIds, brandIds])])
const spelled = ({ sentence }: Reading): string => sentence.slots.map((slot) => (helped(slot) ? slot.word : slot.typed)).join(' ')
