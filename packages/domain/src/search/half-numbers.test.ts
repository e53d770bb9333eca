import { expect, test } from 'vitest'
import { type HalfNumber, halvesIn } from './half-numbers.ts'
import { interpret } from './interpret.ts'
import { buildLexicon } from './lexicon.ts'

function named(es: string) {
  return { es: [es], en: [] }
}
const lexicon = buildLexicon({
  partTypes: ['Bujía', 'Foco', 'Aceite', 'Filtro'].map((name, id) => ({
    id,
    subcategoryId: 1,
    names: named(name),
    synonyms: { es: [], en: [] },
    isCarried: true,
  })),
  subcategories: [{ id: 1, categoryId: 1, names: named('Afinación') }],
  categories: [{ id: 1, names: named('Motor') }],
  brands: [{ id: 1, name: 'NGK' }],
  makes: [
    { id: 1, name: 'Mazda' },
    { id: 2, name: 'Ford' },
    { id: 3, name: 'Volkswagen' },
  ],
  models: [
    { id: 1, makeId: 1, name: 'CX-5', aliases: [], engines: [], isCarried: true },
    { id: 2, makeId: 2, name: 'F-150', aliases: [], engines: [], isCarried: true },
    { id: 3, makeId: 3, name: 'Jetta', aliases: ['jetta a4 1999-2010'], engines: [], isCarried: true },
  ],
  symptoms: [],
  words: ['5w30', 'h7', '1'],
})
function halves(sentence: string) {
  return halvesIn(interpret(sentence, lexicon))
}
function told({ key, where, among }: HalfNumber) {
  return `${key} ${where} ${among}`
}

test.each([
  ['CZD6A4', ['CZD6A4 beginning all']],
  ['CZD 6A4', ['CZD6A4 beginning all']],
  ['BKR6E', ['BKR6E beginning all']],
  // A product of the shop has a "1" in its name.
  ['BKR 6E 1', ['BKR6E1 beginning all']],
  ['48510', ['48510 anywhere all']],
  ['ab12', ['AB12 beginning all']],
  ['2014', ['2014 anywhere all']],
  ['bujia BKR6E1', ['BKR6E1 beginning asked']],
  ['bujia BKR 6E', ['BKR6E beginning asked']],
  ['ngk BKR6E1', ['BKR6E1 beginning asked']],
  ['filtro 7864', ['7864 beginning asked']],
  ['filtro 23300', ['23300 beginning asked']],
])('%s may be half a number', (sentence, expected) => {
  expect(halves(sentence).map(told)).toEqual(expected)
})

test.each([
  'foco h7',
  'aceite 5w30',
  '5w30',
  'f150',
  'jetta a4',
  'mazda cx5',
  'mazda cx50',
  'mazda 2014',
  'bujia jetta bkr6e1',
  'filtro 5000 km',
  'filtro 10000',
  'foco 6000k',
  'aceite 946ml',
  'foco h4',
  'filtro 2014',
  'asientos',
  'b13',
  'edificio de piel',
])('%s is none', (sentence) => {
  expect(halves(sentence)).toEqual([])
})

test('of many words only some are looked for', () => {
  expect(halves('aa11 bb22 cc33 dd44 ee55 ff66 gg77 hh88').length).toBeLessThanOrEqual(6)
})
