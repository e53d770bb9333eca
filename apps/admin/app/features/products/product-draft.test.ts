import { cents } from '@shop/domain/money'
import { expect, test } from 'vitest'
import { EMPTY_DRAFT, linesOf, readDraft, withEquivalents } from './product-draft.ts'

const GOOD = { ...EMPTY_DRAFT, partNumber: 'BAL-1', nameEs: 'Balata', partTypeId: '1', brandId: '1', supplier: 'ACME', price: '1' }

test('numbers have to be numbers before they travel, and each wrong one is named', () => {
  expect(readDraft({ ...GOOD, price: 'gratis', piecesPerCar: 'dos', counted: '-1' })).toEqual({
    wrong: { precio: 'price', piezas_por_auto: 'whole-number', contadas: 'piece-count' },
  })
  expect(readDraft({ ...GOOD, price: '9,999,999.99' })).toEqual({ wrong: { precio: 'price-high' } })
  expect(readDraft({ ...GOOD, price: '99999999' })).toEqual({ wrong: { precio: 'price-high' } })
  expect(readDraft({ ...GOOD, price: '$1,349.50', counted: ' 7 ' })).toMatchObject({
    body: { price: cents(134_950), piecesPerCar: undefined, internalKey: undefined, nameEn: undefined },
    counted: 7,
  })
})

test('an empty form is told everything at once', () => {
  expect(readDraft(EMPTY_DRAFT)).toEqual({
    wrong: { codigo: 'required', nombre_es: 'required', tipo: 'choose', marca: 'choose', proveedor: 'required', precio: 'price' },
  })
})

test('a pasted list is read by lines, tabs, and commas before a blank', () => {
  expect(linesOf(' A-1\n\nB-2, C-3; D-4\tE-5 ')).toEqual(['A-1', 'B-2', 'C-3', 'D-4', 'E-5'])
  expect(linesOf('0,986,494\nA;B')).toEqual(['0,986,494', 'A;B'])
})

test('what is wrong with one equivalent is said at their field, with the number', () => {
  const failure = { message: 'No', fields: { 'equivalencias.1': 'Ya está en la lista.', codigo: 'Campo requerido.' } }
  expect(withEquivalents(failure, { ...EMPTY_DRAFT, equivalents: 'A-1\na1' })?.fields).toEqual({
    codigo: 'Campo requerido.',
    equivalencias: 'a1: Ya está en la lista.',
  })
})
