import type { Bilingual } from '@shop/base-data/shapes'
import { CAR_FACTS, type CarFact, type CarFacts } from '@shop/domain/car-facts'

type Texts = { readonly [Fact in CarFact]: Readonly<Record<(typeof CAR_FACTS)[Fact][number], Bilingual>> }

function counted<Word extends string>(words: readonly Word[], es: string, en: string) {
  return Object.fromEntries(words.map((word) => [word, { es: `${word} ${es}`, en: `${word} ${en}` }])) as Record<Word, Bilingual>
}

/** What a row says where only some versions of a car have what a part needs. */
const CONDITIONS: Texts = {
  fuel: {
    gasoline: { es: 'Motor de gasolina', en: 'Gasoline engine' },
    diesel: { es: 'Motor diésel', en: 'Diesel engine' },
    hybrid: { es: 'Motor híbrido', en: 'Hybrid engine' },
    electric: { es: 'Motor eléctrico', en: 'Electric motor' },
  },
  cylinders: counted(CAR_FACTS.cylinders, 'cilindros', 'cylinders'),
  valves: counted(CAR_FACTS.valves, 'válvulas', 'valves'),
  aspiration: {
    natural: { es: 'Motor sin turbo', en: 'Engine without turbo' },
    turbo: { es: 'Motor turbo', en: 'Turbo engine' },
  },
  fuelSystem: {
    carburetor: { es: 'Con carburador', en: 'With carburetor' },
    injection: { es: 'Con inyección electrónica', en: 'With fuel injection' },
  },
  camDrive: {
    belt: { es: 'Con banda de distribución', en: 'With timing belt' },
    chain: { es: 'Con cadena de distribución', en: 'With timing chain' },
    gears: { es: 'Con engranes de distribución', en: 'With timing gears' },
  },
  ignition: {
    distributor: { es: 'Con distribuidor', en: 'With distributor' },
    coils: { es: 'Con bobinas, sin distribuidor', en: 'With coils, without distributor' },
    none: { es: 'Sin bujías', en: 'Without spark plugs' },
  },
  cooling: {
    water: { es: 'Enfriado por agua', en: 'Water-cooled' },
    air: { es: 'Enfriado por aire', en: 'Air-cooled' },
  },
  frontBrake: {
    disc: { es: 'Con freno delantero de disco', en: 'With front disc brakes' },
    drum: { es: 'Con freno delantero de tambor', en: 'With front drum brakes' },
  },
  rearBrake: {
    disc: { es: 'Con freno trasero de disco', en: 'With rear disc brakes' },
    drum: { es: 'Con freno trasero de tambor', en: 'With rear drum brakes' },
  },
  abs: { with: { es: 'Con ABS', en: 'With ABS' }, without: { es: 'Sin ABS', en: 'Without ABS' } },
  steering: {
    manual: { es: 'Dirección mecánica', en: 'Manual steering' },
    hydraulic: { es: 'Dirección hidráulica', en: 'Hydraulic power steering' },
    electric: { es: 'Dirección eléctrica', en: 'Electric power steering' },
  },
  drive: {
    front: { es: 'Tracción delantera', en: 'Front-wheel drive' },
    rear: { es: 'Tracción trasera', en: 'Rear-wheel drive' },
    four: { es: 'Tracción 4x4', en: 'Four-wheel drive' },
  },
  transmission: {
    manual: { es: 'Transmisión manual', en: 'Manual transmission' },
    automatic: { es: 'Transmisión automática', en: 'Automatic transmission' },
    cvt: { es: 'Transmisión CVT', en: 'CVT transmission' },
    robotized: { es: 'Transmisión robotizada', en: 'Robotized transmission' },
    'single-speed': { es: 'Transmisión de una velocidad', en: 'Single-speed transmission' },
  },
  airConditioning: {
    with: { es: 'Con aire acondicionado', en: 'With air conditioning' },
    without: { es: 'Sin aire acondicionado', en: 'Without air conditioning' },
  },
}

/** 'Transmisión manual o transmisión robotizada': any of these words of a fact will do. */
export function conditionText(fact: CarFact, words: readonly string[]): Bilingual {
  const texts = words.map((word) => (CONDITIONS[fact] as Readonly<Record<string, Bilingual>>)[word]).filter((text) => text !== undefined)
  return {
    es: joined(
      texts.map(({ es }) => es),
      ' o ',
    ),
    en: joined(
      texts.map(({ en }) => en),
      ' or ',
    ),
  }
}

function joined(texts: readonly string[], by: string) {
  return texts.map((text, i) => (i === 0 ? text : lowered(text))).join(by)
}
function lowered(text: string) {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Which notes of part types speak of a fact, as they are worded there. */
const NOTES_OF_FACTS: readonly (readonly [RegExp, CarFact, readonly string[]])[] = [
  [/^Con ABS$/, 'abs', ['with']],
  [/^Sin ABS$/, 'abs', ['without']],
  [/^Transmisión automática/, 'transmission', ['automatic', 'cvt']],
  [/^Transmisión manual/, 'transmission', ['manual']],
  [/^Clutch /, 'transmission', ['manual', 'robotized']],
  [/^Con aire acondicionado$/, 'airConditioning', ['with']],
  [/^Sin aire acondicionado$/, 'airConditioning', ['without']],
  [/^Clima /, 'airConditioning', ['with']],
  [/irección hidráulica$/, 'steering', ['hydraulic']],
  [/irección eléctrica$/, 'steering', ['electric']],
  [/irección mecánica$/, 'steering', ['manual']],
  [/^Con (disco|freno de disco) trasero$|^Con discos en las cuatro ruedas$/, 'rearBrake', ['disc']],
  [/^Con tambor trasero$/, 'rearBrake', ['drum']],
  [/^Con distribuidor$/, 'ignition', ['distributor']],
]

/** Of a car that always has it, or never, a note about it is noise or a contradiction. */
export function isSayingSomething(note: Bilingual, facts: CarFacts): boolean {
  return NOTES_OF_FACTS.every(([text, fact, words]) => {
    if (!text.test(note.es)) return true
    const has: readonly string[] = facts[fact] ?? []
    return has.some((word) => words.includes(word)) && has.some((word) => !words.includes(word))
  })
}
