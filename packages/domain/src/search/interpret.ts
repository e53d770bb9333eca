import type { Lexicon, PartName, VehicleName } from './lexicon.ts'
import { compact, POSITIONS } from './lexicon.ts'
import { isYear, type NumberCandidate } from './part-numbers.ts'
import { canBePartOfName, isEmptyWord, stemOf, type Token, tokensOf } from './words.ts'

export type Meaning = 'number' | 'make' | 'model' | 'year' | 'engine' | 'brand' | 'position' | 'part' | 'word' | 'ignored'

/** A piece of the sentence and what it was taken for. `without` is the sentence with the piece taken out. */
export type Piece = { readonly meaning: Meaning; readonly typed: string; readonly without: string }

export type Interpretation = {
  readonly text: string
  readonly pieces: readonly Piece[]
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  readonly numberKeys: readonly string[]
  readonly makeId: number | undefined
  readonly modelId: number | undefined
  readonly year: number | undefined
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
    corrections: sentence.corrections,
    numberKeys,
    makeId: vehicle?.makeId,
    modelId: vehicle?.modelId,
    year,
    engines,
    brandIds,
    partTypeIds,
    positions,
    words,
    isGuess: isGuess(sentence),
  }
}

const isGuess = ({ slots }: Sentence): boolean => {
  const taken = slots.filter(({ meaning }) => meaning && meaning !== 'ignored')
  return slots.some(({ meaning }) => meaning === 'ignored') && taken.every(({ isCorrected }) => isCorrected)
}

type Slot = Token & {
  meaning: Meaning | undefined
  readonly group: { id: number }
  readonly isCorrected: boolean
  /** What stands on one side of "y" or a comma: a name never reaches across. */
  readonly clause: number
}
type Sentence = {
  readonly slots: Slot[]
  readonly corrections: { from: string; to: string }[]
  readonly claim: (slots: readonly Slot[], meaning: Meaning) => void
}

/** Unknown words are replaced by the known word that was meant, before anybody looks at them. */
const createSentence = (text: string, { kinds, kindsByStem, spell }: Lexicon): Sentence => {
  const corrections: { from: string; to: string }[] = []
  const tokens = tokensOf(text)
  let clause = 0
  const slots = tokens.map((token, i): Slot => {
    const isNewClause = /^(y|e|o|and|or)$/.test(token.word) || text.slice(tokens[i - 1]?.end ?? 0, token.start).includes(',')
    if (isNewClause) clause++
    const isKnown = /\d/.test(token.word) || isEmptyWord(token.word) || kinds.has(token.word) || kindsByStem.has(stemOf(token.word))
    const meant = isKnown ? undefined : spell(token.word)
    if (meant) corrections.push({ from: token.typed, to: meant })
    return { ...token, word: meant ?? token.word, meaning: undefined, group: { id: i }, isCorrected: meant !== undefined, clause }
  })
  let groups = slots.length
  const claim = (claimed: readonly Slot[], meaning: Meaning) => {
    groups++
    for (const slot of claimed) {
      slot.meaning = meaning
      slot.group.id = groups
    }
  }
  return { slots, corrections, claim }
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

type Found = { readonly run: Slot[]; readonly names: readonly VehicleName[]; readonly isDoubtful: boolean }

const claimVehicle = (sentence: Sentence, lexicon: Lexicon): VehicleName | undefined => {
  const found = windows(sentence.slots, 3).flatMap((run): Found[] => {
    const names = lexicon.vehicles.get(run.map(({ word }) => compact(word)).join(''))
    return names ? [{ run, names, isDoubtful: run.length === 1 && isDoubtful(run[0], lexicon) }] : []
  })
  const makes = new Set(found.flatMap(({ names }) => names.filter(({ modelId }) => modelId === undefined).map(({ makeId }) => makeId)))
  const withModel = found.filter(({ names }) => names.some(({ modelId }) => modelId !== undefined))
  const certain = withModel.find(({ isDoubtful }) => !isDoubtful)
  // "Escape" is a car beside another part or a year, and an exhaust otherwise.
  const doubtful = withModel.find(({ run, isDoubtful }) => isDoubtful && namesACar(sentence, run, lexicon))
  const chosen = certain ?? doubtful
  const make = found.find(({ names }) => names.every(({ modelId }) => modelId === undefined))
  if (make && !make.isDoubtful) sentence.claim(make.run, 'make')
  if (!chosen) return make && !make.isDoubtful ? make.names[0] : undefined
  sentence.claim(chosen.run, 'model')
  const models = chosen.names.filter(({ modelId }) => modelId !== undefined)
  return models.find(({ makeId }) => makes.has(makeId)) ?? models[0]
}

const isDoubtful = (slot: Slot | undefined, { kinds }: Lexicon) => {
  const known = slot && kinds.get(slot.word)
  return slot !== undefined && (isEmptyWord(slot.word) || known?.has('part') === true || known?.has('brand') === true)
}

const namesACar = ({ slots }: Sentence, run: readonly Slot[], { kinds, kindsByStem }: Lexicon): boolean =>
  slots.some(
    (slot) =>
      !run.includes(slot) &&
      (isYear(slot.word) || (!isEmptyWord(slot.word) && (kinds.get(slot.word) ?? kindsByStem.get(stemOf(slot.word)))?.has('part'))),
  )

const claimYear = ({ slots, claim }: Sentence, vehicle: VehicleName | undefined): number | undefined => {
  const years = slots.filter(({ meaning, word }) => !meaning && isYear(word))
  const range = slots.find(({ meaning, typed }) => !meaning && /^(19|20)\d\d[-/](19|20)?\d\d$/.test(typed))
  if (years[0]) {
    claim(years, 'year')
    return Number(years[0].word)
  }
  if (range) {
    claim([range], 'year')
    return Number(range.typed.slice(0, 4))
  }
  // "Tsuru 98": two digits are a year only right behind the car.
  const short = slots.find(({ meaning, word }, i) => !meaning && /^\d\d$/.test(word) && slots[i - 1]?.meaning === 'model')
  if (!short || vehicle?.modelId === undefined) return undefined
  claim([short], 'year')
  return Number(short.word) > 40 ? 1900 + Number(short.word) : 2000 + Number(short.word)
}

const claimEngine = (
  { slots, claim }: Sentence,
  { shelves }: Lexicon,
  vehicle: VehicleName | undefined,
  year: number | undefined,
): string[] => {
  const model = shelves.models.find(({ id }) => id === vehicle?.modelId)
  if (!model) return []
  const at = slots.findIndex(({ meaning, typed }) => !meaning && /^\d[.,]\d(l|lts)?$/i.test(typed))
  const slot = slots[at]
  if (!slot) return []
  const size = slot.typed.replace(',', '.').slice(0, 3)
  const sold = [
    ...new Set(model.engines.filter(({ from, to }) => year === undefined || (from <= year && year <= to)).map(({ label }) => label)),
  ]
  const sized = sold.filter((label) => label.startsWith(size))
  const next = slots[at + 1]
  const precise = next && !next.meaning ? sized.filter((label) => compact(label).includes(next.word) && /^[a-z]/.test(next.word)) : []
  claim(precise.length > 0 && next ? [slot, next] : [slot], 'engine')
  if (precise.length > 0) return precise
  const exact = sized.filter((label) => label === size)
  if (exact.length > 0) return exact
  // An engine that this car never had fits nothing: saying so is better than showing another engine's parts.
  return sized.length > 0 ? sized : [size]
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

const claimParts = (sentence: Sentence, lexicon: Lexicon): number[] => {
  const best = bestName(sentence, lexicon)
  if (!best) return looseParts(sentence, lexicon)
  sentence.claim(best.slots, 'part')
  swallowDescriptions(sentence, best.names)
  const types = [...new Set(best.names.flatMap(({ typeIds }) => typeIds))]
  // "balatas y discos": a second part is wanted only behind a word that says so.
  const second = bestName(sentence, lexicon)
  const isAnother = second?.slots.every(({ clause }) => clause !== best.slots[0]?.clause)
  if (!second || !isAnother || second.names.some(({ kind }) => kind === 'category' || kind === 'subcategory')) return types
  sentence.claim(second.slots, 'part')
  return [...new Set([...types, ...second.names.flatMap(({ typeIds }) => typeIds)])]
}

type Named = { readonly names: PartName[]; readonly slots: Slot[] }

/** The names of which every word was said, those with the most words; a part's own name before its synonyms, both before shelves. */
const bestName = ({ slots }: Sentence, { namesByStem }: Lexicon): Named | undefined => {
  const free = slots.filter(({ meaning, word }) => !meaning && canBePartOfName(word))
  const candidates = new Set(free.flatMap(({ word }) => namesByStem.get(stemOf(word)) ?? []))
  let best: (Named & { rank: number }) | undefined
  for (const name of candidates) {
    const said = saidIn(name, free)
    if (!said) continue
    const rank =
      name.words.length * 10 +
      KIND_RANK[name.kind] +
      (name.isSpanish ? 0.5 : 0) +
      (said.every((slot, i) => slot.word === name.words[i]) ? 1 : 0)
    if (!best || rank > best.rank) best = { names: [name], slots: said, rank }
    else if (rank === best.rank) best.names.push(name)
  }
  return best
}

const KIND_RANK: Record<PartName['kind'], number> = { type: 6, synonym: 4, subcategory: 2, category: 2 }

const saidIn = ({ words }: PartName, free: readonly Slot[]): Slot[] | undefined => {
  const used = new Set<Slot>()
  for (const word of words) {
    const slot =
      free.find((one) => !used.has(one) && one.word === word) ?? free.find((one) => !used.has(one) && stemOf(one.word) === stemOf(word))
    if (!slot) return undefined
    used.add(slot)
  }
  return [...used]
}

/** "Balatas de freno": a word that describes what was named already narrows nothing. */
const swallowDescriptions = ({ slots, claim }: Sentence, names: readonly PartName[]) => {
  const claimed = slots.filter(({ meaning }) => meaning === 'part')
  const words = new Set(names.flatMap((name) => name.words.map(stemOf)))
  const again = slots.filter(
    ({ meaning, word, clause }) => !meaning && clause === claimed[0]?.clause && (words.has(stemOf(word)) || GENERIC.has(stemOf(word))),
  )
  if (again.length > 0) claim([...claimed, ...again], 'part')
}
const GENERIC = new Set(['juego', 'kit', 'par', 'set', 'freno', 'brake', 'repuesto', 'completo'].map(stemOf))

/** No whole name was said: every part whose name begins with the word, or else contains it ("filtro", "sensor"). */
const looseParts = ({ slots, claim }: Sentence, { namesByStem }: Lexicon): number[] => {
  const free = slots.filter(({ meaning, word }) => !meaning && !isEmptyWord(word) && namesByStem.has(stemOf(word)))
  if (free.length === 0) return []
  const naming = free.map(({ word }) => (namesByStem.get(stemOf(word)) ?? []).filter(({ kind }) => kind === 'type' || kind === 'synonym'))
  const headed = naming.map((names, i) => names.filter(({ words }) => stemOf(words[0] ?? '') === stemOf(free[i]?.word ?? '')))
  const ids = naming.map((names, i) => new Set((headed[i]?.length ? headed[i] : names).flatMap(({ typeIds }) => typeIds)))
  const common = ids.reduce((left, right) => left.intersection(right))
  const chosen = common.size > 0 ? common : (ids[0] ?? new Set<number>())
  if (chosen.size === 0) return []
  claim(common.size > 0 ? free : free.slice(0, 1), 'part')
  return [...chosen]
}

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

const piecesOf = (text: string, { slots }: Sentence): Piece[] =>
  [
    ...Map.groupBy(
      slots.filter(({ meaning }) => meaning),
      ({ group }) => group.id,
    ).values(),
  ].map((group) => ({
    meaning: group[0]?.meaning ?? 'ignored',
    typed: group.map(({ typed }) => typed).join(' '),
    without: without(text, group),
  }))

const without = (text: string, group: readonly Token[]): string => {
  const gaps = group.toSorted((a, b) => b.start - a.start).reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
  const words = gaps.split(/\s+/).filter((word) => tokensOf(word).length > 0)
  while (words.length > 0 && isEmptyWord(tokensOf(words.at(-1) ?? '')[0]?.word ?? '')) words.pop()
  return words.join(' ')
}

/** Runs of neighbours, the longest first, that nobody has claimed. */
const windows = (slots: readonly Slot[], longest: number): Slot[][] => {
  const runs: Slot[][] = []
  for (let length = Math.min(longest, slots.length); length >= 1; length--)
    for (let first = 0; first + length <= slots.length; first++) {
      const run = slots.slice(first, first + length)
      if (run.every(({ meaning }) => !meaning)) runs.push(run)
    }
  return runs
}
