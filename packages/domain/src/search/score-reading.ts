import type { Lexicon } from './lexicon.ts'
import type { Reading } from './reading.ts'
import type { Meaning, Slot } from './sentence.ts'

/** What it is worth to have explained a word. */
const WORTH: Record<Meaning, number> = {
  number: 4,
  part: 3,
  model: 3,
  brand: 2.5,
  make: 2,
  year: 2,
  engine: 2,
  position: 1.5,
  symptom: 1.5,
  'not-carried': 1,
  word: 1,
  ignored: -1.5,
}
const CHANGE = 1.2
const ONLY_A_WORD_OF_IT = 1
const NOT_CARRIED = 0.7
const GUESSED = 4
const PART_AND_CAR = 0.5
/** Two parts side by side, without a word between them, were hardly both meant. */
const SIDE_BY_SIDE = 2

/** How well a reading explains the whole sentence, less what it had to change for it. */
export function scoreOf(reading: Reading, lexicon: Lexicon): number {
  const { sentence, vehicle, parts } = reading
  const said = sentence.slots.reduce((sum, slot) => sum + worthOf(slot), 0)
  const loose = parts.filter(({ isWhole }) => !isWhole).length * ONLY_A_WORD_OF_IT
  const absent = parts.filter(({ typeIds }) => !typeIds.some((id) => lexicon.carriedTypes.has(id))).length
  const isAbsentCar = vehicle?.isCarried === false
  // A short word that was corrected into something the shop does not even have was hardly meant.
  const isOfAbsent = ({ meaning }: Slot) => (isAbsentCar && meaning === 'model') || (absent > 0 && meaning === 'part')
  const isGuessed = sentence.slots.some((slot) => slot.isCorrected && isOfAbsent(slot) && (slot.word.length < 6 || slot.change > 1))
  const doubt = (absent + (isAbsentCar ? 1 : 0)) * NOT_CARRIED + (isGuessed ? GUESSED : 0)
  const crowded = (parts.length - new Set(parts.map(({ clause }) => clause)).size) * SIDE_BY_SIDE
  // A car that had to be guessed makes no sentence whole, unless a year says that there is one: "bujía boch" is as well a Bosch.
  const isGuessedCar = reading.year === undefined && sentence.slots.some(({ meaning, isCorrected }) => meaning === 'model' && isCorrected)
  const isCarSaid = vehicle !== undefined && !isGuessedCar
  return said - loose - doubt - crowded + (isCarSaid && parts.length > 0 ? PART_AND_CAR : 0)
}

function worthOf(slot: Slot): number {
  if (!slot.meaning) return -slot.change * CHANGE
  return WORTH[slot.meaning] - slot.change * CHANGE
}
