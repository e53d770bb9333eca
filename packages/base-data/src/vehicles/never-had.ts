import type { PartType, Position } from '../shapes.ts'

type Equipment = 'rear-discs' | 'abs' | 'power-steering' | 'coolant' | 'air-conditioning'

/** What these old cars, known to everybody, were never sold with. A shop that offers such a part for them is not believed. */
const NEVER_HAD: Readonly<Record<string, readonly Equipment[]>> = {
  'Nissan Tsuru': ['rear-discs', 'abs'],
  'Nissan Platina': ['rear-discs'],
  'Chevrolet Chevy': ['rear-discs', 'abs'],
  'Chevrolet Matiz': ['rear-discs', 'abs'],
  'Pontiac Matiz G2': ['rear-discs', 'abs'],
  'Chevrolet Tornado': ['rear-discs'],
  'Volkswagen Pointer': ['rear-discs', 'abs'],
  'Volkswagen Sedan': ['rear-discs', 'abs', 'power-steering', 'coolant', 'air-conditioning'],
  'Volkswagen Combi': ['rear-discs', 'abs', 'power-steering'],
  // Later ones are cooled by water.
  'Volkswagen Combi 1.6': ['coolant'],
}

const OF_COOLANT =
  /^(radiator|radiator-(cap|fan|hose)|fan-(blade|switch)|water-(pump|outlet)|thermostat|temperature-gauge-sender|engine-temperature-sensor|heater-hose|coolant-.*)$/

const needs = ({ key }: PartType, position: Position | undefined): Equipment | undefined => {
  if (/^(brake-(pads|disc|caliper)|caliper-.*)$/.test(key) && position?.startsWith('rear')) return 'rear-discs'
  if (key === 'abs-sensor') return 'abs'
  if (key.startsWith('power-steering-')) return 'power-steering'
  if (OF_COOLANT.test(key)) return 'coolant'
  if (/^(ac-.*|receiver-drier|expansion-valve|evaporator)$/.test(key)) return 'air-conditioning'
  return undefined
}

type Car = { readonly make: string; readonly model: string; readonly engine: string }

const neverHad = ({ make, model, engine }: Car): readonly Equipment[] => [
  ...(NEVER_HAD[`${make} ${model}`] ?? []),
  ...(NEVER_HAD[`${make} ${model} ${engine}`] ?? []),
]

export const canHave = (car: Car, type: PartType, position: Position | undefined): boolean => {
  const needed = needs(type, position)
  return needed === undefined || !neverHad(car).includes(needed)
}

/** "Con ABS" says nothing of a car that never had it. */
export const canHaveNote = (car: Car, note: string): boolean => {
  const never = neverHad(car)
  return !(never.includes('abs') && note.includes('ABS')) && !(never.includes('rear-discs') && note.includes('cuatro ruedas'))
}
