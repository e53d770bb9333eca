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

function type(id: number, subcategoryId: number, es: string, en: string, synonymsEs: string[] = [], synonymsEn: string[] = []) {
  return {
    id,
    subcategoryId,
    names: { es: [es], en: [en] },
    synonyms: { es: synonymsEs, en: synonymsEn },
    isCarried: true,
  }
}

function engine(label: string, from: number, to: number, facts: CarFacts = {}) {
  return { label, from, to, facts }
}

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
      engines: [
        engine('2.0', 2011, 2015, { transmission: ['manual'] }),
        engine('2.0 TDI', 2012, 2015),
        engine('2.5', 2011, 2014, { transmission: ['manual', 'automatic'] }),
        engine('1.4 TSI', 2015, 2018, { transmission: ['automatic'] }),
      ],
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
function read(text: string) {
  return interpret(text, lexicon)
}
function meanings(text: string) {
  return read(text).pieces.map(({ meaning, text: shown }) => `${meaning}:${shown}`)
}

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
  ['jetta estandar', ['2.0', '2.5']],
  ['jetta 2013 automatico', ['2.5']],
  ['jetta con transmision automatica', ['2.5', '1.4 TSI']],
  ['jetta 2.0 caja estandar', ['2.0']],
  ['balatas automatico jetta', []],
  ['jetta cvt', []],
  ['versa manual', []],
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

/** A trade that knows more than this shop has. */
const TRADE = buildLexicon({
  ...SHELVES,
  partTypes: [
    ...SHELVES.partTypes.map((one) => (one.id === DISC ? { ...one, synonyms: { es: ['rotor', 'disco'], en: [] } } : one)),
    type(20, 1, 'Horquilla', 'Control arm'),
    type(21, 1, 'Buje de horquilla', 'Control arm bushing', ['hule de horquilla']),
    type(22, 1, 'Goma de barra', 'Bar bushing', ['buje de barra']),
    type(23, 2, 'Base de amortiguador', 'Strut mount'),
    type(24, 3, 'Bujía', 'Spark plug'),
    type(25, 3, 'Cables de bujía', 'Spark plug wires'),
    { ...type(26, 4, 'Parabrisas', 'Windshield'), isCarried: false },
    type(27, 5, 'Disco de clutch', 'Clutch disc'),
    type(28, 5, 'Plato de clutch', 'Clutch plate'),
    type(29, 1, 'Cáliper', 'Caliper', ['mordaza']),
    type(30, 1, 'Balatas de lujo', 'Fine pads', ['balatas de disco']),
  ],
  makes: [...SHELVES.makes, { id: 9, name: 'BMW' }, { id: 10, name: 'Mercedes-Benz' }],
  models: [
    ...SHELVES.models,
    { id: 90, makeId: 9, name: 'X5', isCarried: false, aliases: [], engines: [] },
    { id: 91, makeId: 2, name: 'Sedan', isCarried: true, aliases: ['vocho'], engines: [] },
    {
      id: 92,
      makeId: 3,
      name: 'Ranger',
      isCarried: true,
      aliases: [],
      engines: [
        engine('2.5', 2010, 2020, { cylinders: ['4'], fuel: ['gasoline'] }),
        { ...engine('4.0 V6', 2010, 2012, { cylinders: ['6'], fuel: ['gasoline'] }), generation: 'T5' },
        engine('3.2', 2012, 2020, { cylinders: ['5'], fuel: ['diesel'], aspiration: ['turbo'] }),
      ],
    },
  ],
})
function wantsIn(text: string) {
  return interpret(text, TRADE).wants.map(({ partTypeIds }) => partTypeIds)
}

test.each([
  ['que balatas le queda a un jetta 2014', 3, [PADS]],
  ['disculpe manejan discos para jetta', 3, [DISC]],
  ['tienen otra marca de balatas versa', 1, [PADS]],
  ['balatas jettas 2014', 3, [PADS]],
])('ordinary words are not spelled into cars or parts: %s', (text, modelId, partTypeIds) => {
  expect(interpret(text, TRADE)).toMatchObject({ modelId, partTypeIds, corrections: [] })
})

test.each([
  ['balatas y discos jetta 2016', [[PADS], [DISC]]],
  ['balatas discos jetta', [[PADS], [DISC]]],
  ['amortiguador con base jetta', [[SHOCK], [23]]],
  ['cables y bujias', [[25], [24]]],
  ['filtro de aceite y aire', [[OIL_FILTER], [AIR_FILTER]]],
  ['filtro de aceite, de aire y bujias', [[OIL_FILTER], [AIR_FILTER], [24]]],
  ['disco y plato de clutch', [[27], [28]]],
  ['balatas de disco', [[30]]],
])('%s asks for each part by itself', (text, ids) => {
  expect(wantsIn(text)).toEqual(ids)
})

test.each([
  ['goma de horquilla', [21]],
  ['gomas horquilla', [21]],
  ['precio de horquilla', [20]],
  ['juego de horquilla', [20]],
])('%s is the parts %j: the noun before "de" decides, by any of its words', (text, ids) => {
  expect(wantsIn(text)).toEqual([ids])
})

test.each([
  ['tornillo de horquilla jetta', 'tornillo de horquilla'],
  ['control arm bolt', 'control arm bolt'],
])('%s has no name: the whole part is not what was asked for', (text, unknown) => {
  expect(interpret(text, TRADE).wants).toMatchObject([{ partTypeIds: [], unknown: { text: unknown, of: [20] } }])
})

test('what the trade knows and the shop does not have is told apart', () => {
  expect(interpret('parabrisas versa', TRADE).wants).toMatchObject([{ partTypeIds: [], notCarriedTypeIds: [26] }])
  expect(interpret('balatas bmw x5', TRADE)).toMatchObject({ modelId: 90, isCarCarried: false })
  expect(interpret('balatas mercedes', TRADE)).toMatchObject({ makeId: 10, isCarCarried: false })
  expect(interpret('balatas para zotye', TRADE)).toMatchObject({ makeId: undefined, unknownCar: 'zotye' })
  expect(interpret('balatas jetta', TRADE)).toMatchObject({ isCarCarried: true, unknownCar: undefined })
})

test.each([
  ['amortiguador del. izq.', [['delantero'], ['izquierdo']]],
  ['amortiguador del izq', [['delantero'], ['izquierdo']]],
  ['amortiguador del versa', []],
  ['amortiguador izquierdo y derecho', [['izquierdo', 'derecho']]],
  ['amortiguador LH', [['izquierdo']]],
  ['amortiguador de adelante lado chofer', [['delantero'], ['izquierdo']]],
  ['shock RR', []],
])('%s goes to %j', (text, positions) => {
  expect(interpret(text, TRADE).wants[0]?.positions).toEqual(positions)
})

test('what is said behind the last of several parts is said of all, and before only of its own', () => {
  expect(interpret('balatas y discos delanteros', TRADE).wants.map(({ positions }) => positions)).toEqual([
    [['delantero']],
    [['delantero']],
  ])
  expect(interpret('balatas delanteras y discos traseros', TRADE).wants.map(({ positions }) => positions)).toEqual([
    [['delantero']],
    [['trasero']],
  ])
})

test.each([
  ['jetta 2011 a 2014', { from: 2011, to: 2014 }],
  ['jetta del 2011 al 2014', { from: 2011, to: 2014 }],
  ['jetta 2011-2014', { from: 2011, to: 2014 }],
  ['jetta 07-12', { from: 2007, to: 2012 }],
])('%s is a range of years', (text, years) => {
  expect(interpret(text, TRADE)).toMatchObject({ modelId: 3, year: undefined, years })
})

test.each([
  ['bujias ranger v6 2011', ['4.0 V6']],
  ['bujias ranger 4 cilindros', ['2.5']],
  ['bujias ranger diesel', ['3.2']],
  ['bujias ranger turbo', ['3.2']],
  ['bujias ranger v8', ['V8']],
])('%s means the engines %j', (text, engines) => {
  expect(interpret(text, TRADE)).toMatchObject({ modelId: 92, engines })
})

test('a generation is known by its name', () => {
  expect(interpret('balatas ranger t5', TRADE)).toMatchObject({ modelId: 92, years: { from: 2010, to: 2012 } })
})

test.each(['bala tas jetta', 'filtroaceite', 'filtrodeaceite versa', 'jetta2014 balatas'])('%s: words torn and grown together', (text) => {
  expect(interpret(text, TRADE)).toMatchObject({ partTypeIds: [text.startsWith('filtro') ? OIL_FILTER : PADS], isGuess: false })
})

test.each(['pizza', 'zapatos deportivos', 'uber'])('%s is no part', (text) => {
  expect(interpret(text, TRADE).partTypeIds).toEqual([])
})

test('a symptom leads to what mends it, unless a part is named outside of it', () => {
  expect(interpret('me rechinan los frenos del jetta', TRADE)).toMatchObject({ symptomId: 1, modelId: 3, partTypeIds: [PADS, DISC] })
  expect(interpret('rechina cuando freno', TRADE)).toMatchObject({ symptomId: 1 })
  expect(interpret('amortiguador que rechina al frenar', TRADE)).toMatchObject({ symptomId: undefined, partTypeIds: [SHOCK] })
})

test('a word that sounds like a brand is the brand, and the car that is as near is offered', () => {
  const vocho = { id: 7, makeId: 2, name: 'Sedan', isCarried: true, aliases: ['bocho'], engines: [engine('1.6', 1993, 2003)] }
  const known = buildLexicon({ ...SHELVES, brands: [...SHELVES.brands, { id: 9, name: 'Bosch' }], models: [...SHELVES.models, vocho] })
  const { brandIds, modelId, alternatives } = interpret('balatas boch', known)
  expect([brandIds, modelId, alternatives]).toEqual([[9], undefined, ['balatas bocho']])
})

test('what two readings explain as well is offered', () => {
  const lexicon = buildLexicon({
    ...SHELVES,
    partTypes: [type(1, 1, 'Banda', 'Belt'), type(2, 1, 'Panda', 'Panda')],
  })
  const { corrections, alternatives } = interpret('xanda', lexicon)
  expect([...corrections.map(({ to }) => to), ...alternatives].toSorted()).toEqual(['banda', 'panda'])
})
