import type { Years } from '../model-alias.ts'
import type { Lexicon } from './lexicon.ts'
import type { PartSaid } from './part-said.ts'
import { claimUnknownCar, claimVehicle } from './read-car.ts'
import { claimEngines } from './read-engine.ts'
import { claimParts } from './read-parts.ts'
import { claimPositions, type SaidPositions } from './read-positions.ts'
import { claimSymptom, type SymptomSaid } from './read-symptom.ts'
import { claimBrands, claimWords } from './read-words.ts'
import { claimYears } from './read-years.ts'
import type { Sentence } from './sentence.ts'
import type { VehicleName } from './vehicle-names.ts'

/** What one wording of a sentence says, when it is read as a whole. */
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

/** Each looks only at what nobody before has taken: what is surest goes first. */
export function readSentence(sentence: Sentence, lexicon: Lexicon): Reading {
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
