import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarFacts } from '../car-facts.ts'
import { interpret } from './interpret.ts'
import { buildLexicon, type Shelves, senseIn } from './lexicon.ts'
import { numberCandidates } from './part-numbers.ts'
import { tokensOf } from './words.ts'

const PADS = 1
const DISC = 2
const SHOCK = 3
const STARTER = 4
const OIL_FILTER = 5
const AIR_FILTER = 6
const EXHAUST = 7
const BULB = 8
const MOUNT = 9

const type = (id: number, subcategoryId: number, es: string, en: string, synonymsEs: string[] = [], synonymsEn: string[] = []) => ({
  id,
  subcategoryId,
  names: { es: [es], en: [en] },
  synonyms: { es: synonymsEs, en: synonymsEn },
  isCarried: true,
})

const engine = (label: string, from: number, to: number, facts: CarFacts = {}) => ({ label, from, to, facts })

const SHELVES: Shelves = {
  partTypes: [
    type(PADS, 1, 'Balatas', 'Brake pads', ['pastillas de freno']),
    type(DISC, 1, 'Disco de freno', 'Brake disc', ['rotor']),
    type(SHOCK, 2, 'Amortiguador', 'Shock absorber'),
    type(STARTER, 3, 'Marcha', 'Starter motor', ['motor de arranque'], ['starter']),
    type(OIL_FILTER, 4, 'Filtro de aceite', 'Oil filter'),
    type(AIR_FILTER, 4, 'Filtro de aire', 'Air filter'),
    type(EXHAUST, 5, 'Escape', 'Exhaust', ['tubo de escape']),
    type(BULB, 3, 'Foco', 'Bulb'),
    type(MOUNT, 5, 'Soporte de motor', 'Engine mount'),
  ],
  subcategories: [1, 2, 3, 4, 5].map((id) => ({ id, categoryId: id, names: { es: [`Estante ${'abcde'[id - 1]}`], en: [] } })),
  categories: [{ id: 1, names: { es: ['Frenos'], en: ['Brakes'] } }],
  brands: [
    { id: 1, name: 'NGK' },
    { id: 2, name: 'Mann-Filter' },
    { id: 3, name: 'Brembo' },
  ],
  makes: [
    { id: 1, name: 'Nissan' },
    { id: 2, name: 'Volkswagen' },
    { id: 3, name: 'Ford' },
    { id: 4, name: 'Peugeot' },
  ],
  models: [
    { id: 1, makeId: 1, name: 'Versa', isCarried: true, aliases: [], engines: [engine('1.6', 2012, 2019)] },
    { id: 2, makeId: 1, name: 'Tsuru', isCarried: true, aliases: ['Sentra B13'], engines: [engine('1.6', 1992, 2017)] },
    {
      id: 3,
      makeId: 2,
      name: 'Jetta',
      isCarried: true,
      aliases: ['Jetta A6 2011-2014', 'Jetta A7 2019-'],
      engines: [engine('2.0', 2011, 2015), engine('2.0 TDI', 2012, 2015), engine('2.5', 2011, 2014), engine('1.4 TSI', 2015, 2018)],
    },
    { id: 4, makeId: 3, name: 'Escape', isCarried: true, aliases: [], engines: [engine('2.3', 2005, 2012)] },
    { id: 5, makeId: 3, name: 'F-150', isCarried: true, aliases: ['Lobo'], engines: [engine('5.0', 2011, 2020)] },
    { id: 6, makeId: 4, name: '206', isCarried: true, aliases: [], engines: [engine('1.6', 2000, 2009)] },
  ],
  symptoms: [
    { id: 1, phrases: ['rechinan los frenos', 'rechina al frenar', 'brakes squeal'], partTypeIds: [PADS, DISC] },
    { id: 2, phrases: ['cambio de aceite', 'oil change'], partTypeIds: [OIL_FILTER] },
  ],
  words: ['ceramicas', 'balatas', '5w30', 'h7'],
}
const lexicon = buildLexicon(SHELVES)
const read = (text: string) => interpret(text, lexicon)
const meanings = (text: string) => read(text).pieces.map(({ meaning, text: shown }) => `${meaning}:${shown}`)

test('a whole sentence from the counter', () => {
  expect(read('necesito balatas delanteras brembo del jetta 2014 2.5')).toMatchObject({
    makeId: 2,
    modelId: 3,
    year: 2014,
    engines: ['2.5'],
    brandIds: [3],
    partTypeIds: [PADS],
    positions: ['delantero'],
    words: [],
    corrections: [],
    isGuess: false,
  })
})

test.each<[string, number[]]>([
  ['balatas', [PADS]],
  ['balata', [PADS]],
  ['pastillas de freno', [PADS]],
  ['brake pads', [PADS]],
  ['balatas de freno', [PADS]],
  ['juego de balatas', [PADS]],
  ['disco de freno', [DISC]],
  ['motor de arranque', [STARTER]],
  ['soporte de motor', [MOUNT]],
  ['filtro de aceite', [OIL_FILTER]],
  ['filtro', [OIL_FILTER, AIR_FILTER]],
  ['balatas y discos de freno', [PADS, DISC]],
  ['balatas, amortiguador', [PADS, SHOCK]],
  ['frenos', [PADS, DISC]],
  ['tacos al pastor', []],
])('%s means the parts %j', (text, ids) => {
  expect(read(text).partTypeIds.toSorted()).toEqual(ids)
})

test.each<[string, number | undefined, number | undefined]>([
  ['versa', 1, 1],
  ['nissan versa', 1, 1],
  ['nissan', 1, undefined],
  ['sentra b13', 1, 2],
  ['f150', 3, 5],
  ['F-150', 3, 5],
  ['f 150', 3, 5],
  ['lobo', 3, 5],
  ['peugeot 206', 4, 6],
  ['206', undefined, undefined],
  ['balatas', undefined, undefined],
])('%s means the car %j %j', (text, makeId, modelId) => {
  expect(read(text)).toMatchObject({ makeId, modelId })
})

test('an Escape is a car beside a part or a year, and an exhaust otherwise', () => {
  expect(read('escape')).toMatchObject({ modelId: undefined, partTypeIds: [EXHAUST] })
  expect(read('balatas escape')).toMatchObject({ modelId: 4, partTypeIds: [PADS] })
  expect(read('tubo de escape')).toMatchObject({ modelId: undefined, partTypeIds: [EXHAUST] })
  expect(read('balatas para mi escape')).toMatchObject({ modelId: 4, partTypeIds: [PADS] })
  expect(read('escape 2010')).toMatchObject({ modelId: 4, year: 2010 })
})

test.each<[string, number | undefined]>([
  ['jetta 2014', 2014],
  ['tsuru 98', 1998],
  ['versa 15', 2015],
  ['98 balatas', undefined],
  ['jetta 2k12', 2012],
  ['jetta mod 14', 2014],
  ['jetta modelo 2014', 2014],
  ['jetta del 98', 1998],
  ['jetta', undefined],
  ['jetta 1900', undefined],
])('%s is of the year %j', (text, year) => {
  expect(read(text).year).toBe(year)
})

test.each<[string, string[]]>([
  ['jetta 2.5', ['2.5']],
  ['jetta 2.0', ['2.0']],
  ['jetta 2.0 tdi', ['2.0 TDI']],
  ['jetta 2,5', []],
  ['jetta 2.5l', ['2.5']],
  ['jetta 1.4', ['1.4 TSI']],
  ['jetta 2014 1.4', ['1.4']],
  ['jetta 9.9', ['9.9']],
  ['2.5', []],
])('%s has the engines %j', (text, engines) => {
  expect(read(text).engines).toEqual(engines)
})

test('a generation of a model is its years, unless a year was said', () => {
  expect(read('balatas jetta a6')).toMatchObject({ modelId: 3, year: undefined, years: { from: 2011, to: 2014 }, partTypeIds: [PADS] })
  expect(read('jetta a7').years).toEqual({ from: 2019 })
  expect(read('jetta a6 2013')).toMatchObject({ modelId: 3, year: 2013, years: undefined })
  expect(read('jetta a6 2.5').engines).toEqual(['2.5'])
  // The 1.4 came with the next generation.
  expect(read('jetta a6 1.4').engines).toEqual(['1.4'])
  expect(read('jetta').years).toBeUndefined()
})

test('a brand is known in one word or two', () => {
  for (const text of ['mann-filter', 'Mann Filter', 'mannfilter']) expect(read(text).brandIds).toEqual([2])
  expect(read('filtro de aceite mann-filter')).toMatchObject({ brandIds: [2], partTypeIds: [OIL_FILTER] })
})

test('positions are said in many ways', () => {
  expect(read('amortiguador tras izq').positions).toEqual(['trasero', 'izquierdo'])
  expect(read('front right shock absorber').positions).toEqual(['delantero', 'derecho'])
  // "del" is far more often "of the".
  expect(read('amortiguador del versa').positions).toEqual([])
})

test('mistakes are corrected and told, right words are not touched', () => {
  const { corrections, partTypeIds, modelId, positions } = read('amortigador tracero tsuro')
  expect({ partTypeIds, modelId, positions }).toEqual({ partTypeIds: [SHOCK], modelId: 2, positions: ['trasero'] })
  expect(corrections).toEqual([
    { from: 'amortigador', to: 'amortiguador' },
    { from: 'tracero', to: expect.stringMatching(/^traser/) },
    { from: 'tsuro', to: 'tsuru' },
  ])
})

test('a piece is shown as it was meant, and only corrections that helped are told', () => {
  expect(meanings('valatas tsuro')).toEqual(['part:balatas', 'model:tsuru'])
  const { corrections } = interpret('valatas', lexicon, [{ key: 'VALATAS', first: 0, last: 0 }])
  expect(corrections).toEqual([])
})

test('other words of product names must be there, the rest is ignored', () => {
  expect(read('balatas ceramicas xqzwk')).toMatchObject({ partTypeIds: [PADS], words: ['ceramicas'] })
  expect(meanings('balatas ceramicas xqzwk')).toEqual(['part:balatas', 'word:ceramicas', 'ignored:xqzwk'])
  expect(read('foco h7')).toMatchObject({ partTypeIds: [BULB], words: ['h7'] })
})

test('only a guess: all that was understood had to be corrected, and something was not understood', () => {
  expect(read('valatas xqzwk').isGuess).toBe(true)
  expect(read('valatas').isGuess).toBe(false)
  expect(read('balatas xqzwk').isGuess).toBe(false)
})

test('known numbers are taken first, the longest before its pieces', () => {
  const text = 'marcha 0 261 443 084 jetta'
  const numbers = numberCandidates(tokensOf(text), senseIn(lexicon)).filter(({ key }) => ['0261443084', '261443'].includes(key))
  expect(interpret(text, lexicon, numbers)).toMatchObject({ numberKeys: ['0261443084'], modelId: 3, partTypeIds: [STARTER] })
})

test('taking a piece out leaves the rest of the sentence', () => {
  const { pieces } = read('balatas delanteras del jetta 2014')
  expect(pieces.map(({ meaning, without }) => [meaning, without])).toEqual([
    ['part', 'delanteras del jetta 2014'],
    ['position', 'balatas del jetta 2014'],
    ['model', 'balatas delanteras del 2014'],
    ['year', 'balatas delanteras del jetta'],
  ])
  expect(read('balatas del jetta').pieces.at(-1)?.without).toBe('balatas')
})

const SAYABLE =
  'balatas pastillas de freno y , disco filtro aceite escape jetta versa nissan ford f-150 2014 98 2.5 2.0 tdi ngk mann filter delanteras izq xqzwk valatas 5w-30 h7 motor soporte'.split(
    ' ',
  )

test('whatever is said, each piece was said and is said without itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.constantFrom(...SAYABLE), { maxLength: 10 }).map((words) => words.join(' ')),
        fc.string({ unit: 'grapheme', maxLength: 80 }),
      ),
      (text) => {
        const { pieces, partTypeIds, brandIds, modelId, makeId } = read(text)
        const said = tokensOf(text).map(({ typed }) => typed)
        for (const { typed, without } of pieces) {
          for (const { typed: word } of tokensOf(typed)) expect(said).toContain(word)
          expect(tokensOf(without).length).toBeLessThan(said.length)
        }
        const ids = SHELVES.partTypes.map(({ id }) => id)
        for (const id of partTypeIds) expect(ids).toContain(id)
        for (const id of brandIds) expect([1, 2, 3]).toContain(id)
        if (modelId !== undefined) expect(SHELVES.models.find(({ id }) => id === modelId)?.makeId).toBe(makeId)
        expect(read(text)).toEqual(read(text))
      },
    ),
    { numRuns: 500 },
  )
})

test('a shop without anything understands nothing', () => {
  const empty = buildLexicon({
    partTypes: [],
    subcategories: [],
    categories: [],
    brands: [],
    makes: [],
    models: [],
    symptoms: [],
    words: [],
  })
  expect(interpret('balatas jetta 2014', empty)).toMatchObject({ partTypeIds: [], modelId: undefined, brandIds: [], words: [] })
})

test("a car maker's own brand does not take the make's name from the car", () => {
  const lexicon = buildLexicon({ ...SHELVES, brands: [...SHELVES.brands, { id: 4, name: 'Nissan Original' }] })
  expect(interpret('balatas nissan', lexicon)).toMatchObject({ makeId: 1, brandIds: [], partTypeIds: [PADS] })
  expect(interpret('balatas tsuru originales', lexicon)).toMatchObject({ modelId: 2, partTypeIds: [PADS] })
})
