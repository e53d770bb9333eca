import { type Kind, kindsIn, type Lexicon } from './lexicon.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { isYear } from './part-numbers.ts'
import { type Sentence, type Slot, windows } from './sentence.ts'
import type { VehicleName } from './vehicle-names.ts'
import { canBePartOfName, isEmptyWord } from './words.ts'

type Found = { readonly run: Slot[]; readonly names: readonly VehicleName[]; readonly worth: number }
const LONGEST = 4
const COMMON_RANK = 300

/** The car of a sentence: the name that says most, is typed as it is written, and cannot be anything else. */
export function claimVehicle(sentence: Sentence, lexicon: Lexicon): VehicleName | undefined {
  const runs = windows(sentence.slots, LONGEST).flatMap((run) => {
    const names = lexicon.vehicles.get(run.map(({ word }) => word.replace('.', '')).join(''))
    return names ? [{ run, names }] : []
  })
  const makes = new Set(runs.flatMap(({ names }) => names.filter(isMake).map(({ makeId }) => makeId)))
  const models = runs
    .flatMap(({ run, names }): Found[] => {
      const ofModels = names.filter((name) => !isMake(name))
      const agreeing = ofModels.filter(({ makeId }) => makes.has(makeId))
      const chosen = agreeing.length > 0 ? agreeing : ofModels
      const worth = worthOf(sentence, run, chosen, agreeing.length > 0, lexicon)
      return chosen.length > 0 && worth > 0 ? [{ run, names: chosen, worth }] : []
    })
    .toSorted((a, b) => b.worth - a.worth)
  const model = models[0]
  const make = runs.find(
    ({ run, names }) => names.every(isMake) && !isDoubtful(run, lexicon) && !model?.run.some((slot) => run.includes(slot)),
  )
  // A make that is not the car's own says that another car is meant as well: it is left to be told as not understood.
  if (make && (!model || make.names.some(({ makeId }) => makeId === model.names[0]?.makeId))) sentence.claim(make.run, 'make')
  if (!model) return make?.names[0]
  sentence.claim(model.run, 'model')
  return model.names[0]
}

function isMake({ modelId }: VehicleName) {
  return modelId === undefined
}

function worthOf(sentence: Sentence, run: readonly Slot[], names: readonly VehicleName[], hasMake: boolean, lexicon: Lexicon): number {
  const changes = run.reduce((sum, { change }) => sum + change, 0)
  const isCarried = names[0]?.isCarried === true
  const worth = 4 + run.length * 2 + (hasMake ? 2 : 0) + (isCarried ? 1 : 0) - changes * 2
  if (!isDoubtful(run, lexicon) || hasMake) return worth
  return namesACar(sentence, run, isCarried, lexicon) && !run.some((slot) => isInPartName(sentence.slots, slot, lexicon)) ? worth - 3 : 0
}

/** What is also a part, a brand or a word of everyday talk: "Escape", "Fit", "Idea". */
function isDoubtful(run: readonly Slot[], lexicon: Lexicon): boolean {
  const [slot, ...others] = run
  if (!slot || others.length > 0) return false
  const known = lexicon.kinds.get(slot.word)
  return (
    isEmptyWord(slot.word) ||
    known?.has('part') === true ||
    known?.has('brand') === true ||
    known?.has('position') === true ||
    ORDINARY_WORDS.has(slot.word)
  )
}

/** It is a car beside a year or another part; a car that the shop has nothing for only where nothing else can be meant. */
function namesACar({ slots }: Sentence, run: readonly Slot[], isCarried: boolean, lexicon: Lexicon): boolean {
  const [before, after] = [slots[(run[0]?.at ?? 0) - 1], slots[(run.at(-1)?.at ?? 0) + 1]]
  const besideYear = isYear(after?.word ?? '') || (isYear(before?.word ?? '') && !kindsIn(lexicon, after?.word ?? '')?.has('part'))
  if (besideYear || run.some(({ word }) => isEmptyWord(word))) return besideYear
  // "March" and "Fiesta" are words too, but seldom said to a parts shop; "up" is said all the time.
  const [slot] = run
  const isOnlyAWord = slot !== undefined && !['part', 'brand', 'position'].some((kind) => lexicon.kinds.get(slot.word)?.has(kind as Kind))
  if (isCarried && isOnlyAWord && (ORDINARY_WORDS.get(slot.word) ?? 0) >= COMMON_RANK) return true
  const isLed = before === undefined || LEADS.has(before.word) || kindsIn(lexicon, before.word)?.has('part') === true
  const hasPart = slots.some((slot) => !run.includes(slot) && !isEmptyWord(slot.word) && kindsIn(lexicon, slot.word)?.has('part'))
  return isCarried && isLed && hasPart
}
const LEADS = new Set(
  'para pa de del mi tu su un una el la al for my a the p delantero delantera delanteros delanteras trasero trasera traseros traseras'.split(
    ' ',
  ),
)

/** Whether the words beside it make it the name of a part. */
export function isInPartName(slots: readonly Slot[], slot: Slot, { namesByStem }: Lexicon): boolean {
  const content = slots.filter(({ word }) => canBePartOfName(word))
  const stems = content.map(({ stem }) => stem)
  const at = content.indexOf(slot)
  return (namesByStem.get(stems[at] ?? '') ?? []).some(({ stems: own }) => {
    const first = at - own.indexOf(stems[at] ?? '')
    return own.length > 1 && first >= 0 && own.every((stem, i) => stems[first + i] === stem)
  })
}

/** What nobody knows, where a car would stand: before its year, or behind "para". Its parts are not to be had from another car's shelf. */
export function claimUnknownCar({ slots, claim }: Sentence, vehicle: VehicleName | undefined): string | undefined {
  if (vehicle?.modelId !== undefined) return undefined
  const slot = slots.find(({ meaning, word, at }) => {
    if (meaning !== 'ignored' || !/^[a-z][a-z0-9]{2,}$/.test(word)) return false
    const before = slots.slice(0, at).findLast((one) => !ARTICLES.has(one.word))
    return slots[at + 1]?.meaning === 'year' || (before !== undefined && FOR.has(before.word) && before.meaning === undefined)
  })
  if (!slot) return undefined
  claim([slot], 'not-carried')
  return slot.typed
}
const ARTICLES = new Set('un una el la mi tu su a my'.split(' '))
const FOR = new Set('para pa for'.split(' '))
