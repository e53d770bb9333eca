import { overlaps } from '../model-alias.ts'
import { compact, type Lexicon, type VehicleName } from './lexicon.ts'
import { isYear } from './part-numbers.ts'
import { type Sentence, type Slot, windows } from './sentence.ts'
import { canBePartOfName, isEmptyWord, stemOf } from './words.ts'

type Found = { readonly run: Slot[]; readonly names: readonly VehicleName[]; readonly isDoubtful: boolean }

export const claimVehicle = (sentence: Sentence, lexicon: Lexicon): VehicleName | undefined => {
  const found = windows(sentence.slots, 3).flatMap((run): Found[] => {
    const names = lexicon.vehicles.get(run.map(({ word }) => compact(word)).join(''))
    return names ? [{ run, names, isDoubtful: run.length === 1 && isDoubtful(run[0], lexicon) }] : []
  })
  const makes = new Set(found.flatMap(({ names }) => names.filter(({ modelId }) => modelId === undefined).map(({ makeId }) => makeId)))
  const withModel = found.filter(({ names }) => names.some(({ modelId }) => modelId !== undefined))
  const certain = withModel.find(({ isDoubtful }) => !isDoubtful)
  // "Escape" is a car beside another part or a year, and an exhaust otherwise or in a part's name: "tubo de escape".
  const doubtful = withModel.find(
    ({ run, isDoubtful }) => isDoubtful && namesACar(sentence, run, lexicon) && !isInPartName(sentence, run, lexicon),
  )
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

/** Whether the words beside it make it the name of a part. */
const isInPartName = ({ slots }: Sentence, run: readonly Slot[], { namesByStem }: Lexicon): boolean => {
  const content = slots.filter(({ word }) => canBePartOfName(word))
  const stems = content.map(({ word }) => stemOf(word))
  const at = content.findIndex((slot) => run.includes(slot))
  return (namesByStem.get(stems[at] ?? '') ?? []).some(({ words }) => {
    const own = words.map(stemOf)
    const first = at - own.indexOf(stems[at] ?? '')
    return own.length > 1 && first >= 0 && own.every((stem, i) => stems[first + i] === stem)
  })
}

export const claimYear = ({ slots, claim }: Sentence, vehicle: VehicleName | undefined): number | undefined => {
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

export const claimEngine = (
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
  const years = year === undefined ? vehicle?.years : { from: year, to: year }
  const size = slot.typed.replace(',', '.').slice(0, 3)
  const sold = [...new Set(model.engines.filter((run) => years === undefined || overlaps(run, years)).map(({ label }) => label))]
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
