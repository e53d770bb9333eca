import type { CarFacts } from '../car-facts.ts'
import { overlaps, type Years } from '../model-alias.ts'
import { kindsIn, type Lexicon } from './lexicon.ts'
import { isInPartName } from './read-car.ts'
import { transmissionSaid } from './read-transmission.ts'
import type { Said, Sold } from './said-of-engine.ts'
import type { Sentence, Slot } from './sentence.ts'
import { compact, withoutAccents } from './words.ts'

/** The engines that were meant, by size, by how they are built, or by what their maker calls them. Empty when none was named. */
export function claimEngines(sentence: Sentence, lexicon: Lexicon, modelId: number | undefined, years: Years | undefined): string[] {
  const model = modelId === undefined ? undefined : lexicon.modelsById.get(modelId)
  if (!model) return []
  const sold = model.engines.filter((run) => years === undefined || overlaps(run, years))
  const size = sizeSaid(sentence.slots)
  if (size) sentence.claim(size.slots, 'engine')
  const built = attributesSaid(sentence.slots, sold).filter(({ slots }) => isOfCar(sentence, slots, lexicon))
  for (const { slots } of built) sentence.claim(slots, 'engine')
  const attributes = [...built, ...transmissionSaid(sentence.slots, sold)]
  const said = size ? [size, ...attributes] : attributes
  if (said.length === 0) return []
  for (const { slots } of said) sentence.claim(slots, 'engine')
  const suiting = sold.filter((engine) => said.every(({ suits }) => suits(engine)))
  const labels = [...new Set(suiting.map(({ label }) => label))]
  const plain = size && attributes.length === 0 ? labels.filter((label) => label === size.label) : []
  if (plain.length > 0) return plain
  // An engine that this car never had fits nothing: saying so is better than showing another engine's parts.
  return labels.length > 0 ? labels : [said.map(({ label }) => label).join(' ')]
}

/** "Turbo" is also a part, and "diésel" a word of parts' names: there it says something of the car only right behind it. */
function isOfCar({ slots }: Sentence, run: readonly Slot[], lexicon: Lexicon): boolean {
  const [slot] = run
  if (!slot || !kindsIn(lexicon, slot.word)?.has('part')) return true
  const before = slots[slot.at - 1]?.meaning
  return (before === 'model' || before === 'year' || before === 'engine') && !isInPartName(slots, slot, lexicon)
}

function sizeSaid(slots: readonly Slot[]): Said | undefined {
  const slot = slots.find(({ meaning, typed }) => !meaning && /^\d[.,]\d(l|lt|lts)?$/i.test(typed))
  if (!slot) return undefined
  const size = slot.typed.replace(',', '.').slice(0, 3)
  return { slots: [slot], label: size, suits: ({ label }) => label.startsWith(size) }
}

function attributesSaid(slots: readonly Slot[], sold: readonly Sold[]): Said[] {
  const names = new Set(sold.flatMap(({ label }) => wordsOf(label)))
  return slots.flatMap((slot): Said[] => {
    if (slot.meaning) return []
    const next = slots[slot.at + 1]
    // "4 cil", "6 cilindros", "16 valvulas", "4cil"
    const [, count, unit] = /^(\d{1,2})(cil|v)?/.exec(slot.word) ?? []
    const isCounted = unit !== undefined && /^\d{1,2}(cil(indros?)?|v)$/.test(slot.word)
    const following = !next?.meaning && next ? /^(cil|valv)/.exec(next.word)?.[1] : undefined
    if (count && (isCounted || (following && slot.word === count))) {
      const isOfValves = (unit ?? following)?.startsWith('v') ?? false
      return [
        {
          slots: isCounted || !next ? [slot] : [slot, next],
          label: `${count} ${isOfValves ? 'valv' : 'cil'}`,
          suits: has(isOfValves ? 'valves' : 'cylinders', count),
        },
      ]
    }
    const [, built] = /^(?:v|l|i|h)(4|5|6|8|10|12)$/.exec(slot.word) ?? []
    if (built) return [{ slots: [slot], label: slot.word.toUpperCase(), suits: has('cylinders', built) }]
    // What the maker calls it, as far as this car has it: TDI, TSI, Ecotec, VR6.
    const isNamed = slot.word.length > 2 && names.has(slot.word)
    const attribute = ATTRIBUTES.get(slot.word)
    if (!isNamed && !attribute) return []
    return [{ slots: [slot], label: slot.typed, suits: (one) => wordsOf(one.label).includes(slot.word) || attribute?.(one) === true }]
  })
}

function has(fact: keyof CarFacts, word: string) {
  return ({ facts }: Sold): boolean => (facts[fact] as readonly string[] | undefined)?.includes(word) ?? false
}

const ATTRIBUTES: ReadonlyMap<string, (engine: Sold) => boolean> = new Map([
  ...['diesel', 'tdi', 'disel'].map((word): [string, (engine: Sold) => boolean] => [word, has('fuel', 'diesel')]),
  ...['hibrido', 'hybrid', 'hibrida'].map((word): [string, (engine: Sold) => boolean] => [word, has('fuel', 'hybrid')]),
  ['turbo', has('aspiration', 'turbo')],
])

function wordsOf(label: string): string[] {
  return withoutAccents(label.toLowerCase()).split(' ').slice(1).map(compact)
}
