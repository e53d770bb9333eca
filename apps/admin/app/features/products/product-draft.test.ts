import { addProduct } from '@shop/contract/staff/products'
import { cents } from '@shop/domain/money'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { expect, test } from 'vitest'
import { bodyOf, EMPTY_DRAFT, linesOf, withEquivalents } from './product-draft.ts'

const GOOD = { ...EMPTY_DRAFT, partNumber: 'BAL-1', nameEs: 'Balata', partTypeId: '1', brandId: '1', supplier: 'ACME', price: '1' }

const rules = rulesOfDraft(addProduct, bodyOf)
function wrongIn(draft: typeof EMPTY_DRAFT) {
  return Object.fromEntries(rules.judge(draft).broken.map(({ name, rule }) => [name, rule]))
}

test('numbers have to be numbers before they travel, and each wrong one is named', () => {
  expect(wrongIn({ ...GOOD, price: 'gratis', piecesPerCar: 'dos', counted: '-1' })).toEqual({
    price: 'price',
    piecesPerCar: 'whole-number',
    counted: 'piece-count',
  })
  expect(wrongIn({ ...GOOD, price: '9,999,999.99' })).toEqual({ price: 'price-high' })
  expect(wrongIn({ ...GOOD, price: '99999999' })).toEqual({ price: 'price-high' })
  expect(wrongIn({ ...GOOD, price: '$1,349.50', counted: ' 7 ' })).toEqual({})
  expect(bodyOf({ ...GOOD, price: '$1,349.50', counted: ' 7 ' })).toMatchObject({
    price: cents(134_950),
    piecesPerCar: undefined,
    internalKey: undefined,
    nameEn: undefined,
    counted: 7,
  })
})

test('an empty form is told everything at once', () => {
  expect(wrongIn(EMPTY_DRAFT)).toEqual({
    partNumber: 'required',
    nameEs: 'required',
    partTypeId: 'choose',
    brandId: 'choose',
    supplier: 'required',
    price: 'price',
  })
})

test('a pasted list is read by lines, tabs, and commas before a blank', () => {
  expect(linesOf(' A-1\n\nB-2, C-3; D-4\tE-5 ')).toEqual(['A-1', 'B-2', 'C-3', 'D-4', 'E-5'])
  expect(linesOf('0,986,494\nA;B')).toEqual(['0,986,494', 'A;B'])
})

test('what is wrong with one equivalent is said at their field, with the number', () => {
  const problems = { 'equivalents.1': { text: 'Ya está en la lista.' }, partNumber: { text: 'Campo requerido.' } }
  expect(wrongIn({ ...GOOD, equivalents: 'A-1\na1' })).toEqual({ 'equivalents.1': 'duplicate' })
  expect(withEquivalents(problems, 'A-1\na1')).toEqual({
    partNumber: { text: 'Campo requerido.' },
    equivalents: { text: 'a1: Ya está en la lista.' },
  })
})
