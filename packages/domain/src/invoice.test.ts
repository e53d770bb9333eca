import { expect, test } from 'vitest'
import { CFDI_USES, REGIMES, readInvoiceData, regimesFor, usesFor, wrongInvoiceFields } from './invoice.ts'

const person = { rfc: 'GODE561231GR8', legalName: 'Emma Gómez Díaz', regime: '612', use: 'G03', postalCode: '72000' }
const company = { rfc: 'MAB9307148T4', legalName: 'Mabe', regime: '601', use: 'G01', postalCode: '06600' }

test('good data are kept as the SAT prints them', () => {
  expect(wrongInvoiceFields(person)).toEqual([])
  expect(readInvoiceData({ ...person, rfc: 'gode-561231-gr8', legalName: '  Emma  Gómez Díaz ' })).toEqual({
    ...person,
    legalName: 'EMMA GÓMEZ DÍAZ',
  })
  expect(readInvoiceData(company)).toMatchObject({ rfc: 'MAB9307148T4', regime: '601' })
})

test('a person cannot be in a regime of companies, nor a company in one of persons', () => {
  expect(wrongInvoiceFields({ ...person, regime: '601' })).toEqual(['regime'])
  expect(wrongInvoiceFields({ ...company, regime: '612' })).toEqual(['regime'])
  expect(wrongInvoiceFields({ ...company, regime: '626' })).toEqual([])
})

test('who lives on wages cannot deduct parts', () => {
  expect(wrongInvoiceFields({ ...person, regime: '605' })).toEqual(['use'])
  expect(wrongInvoiceFields({ ...person, regime: '605', use: 'S01' })).toEqual([])
})

test('the general RFCs go with regime 616 and no deduction', () => {
  for (const rfc of ['XAXX010101000', 'XEXX010101000']) {
    expect(wrongInvoiceFields({ ...person, rfc })).toEqual(['regime'])
    expect(wrongInvoiceFields({ ...person, rfc, regime: '616', use: 'S01' })).toEqual([])
    expect(wrongInvoiceFields({ ...person, rfc, regime: '616' })).toEqual(['use'])
  }
})

test('every regime can choose a use, and every use has a regime', () => {
  for (const regime of Object.keys(REGIMES) as (keyof typeof REGIMES)[]) expect(usesFor(regime)).toContain('S01')
  for (const regimes of Object.values(CFDI_USES)) expect(regimes.length).toBeGreaterThan(0)
  expect(regimesFor('person')).not.toContain('601')
  expect(regimesFor('company')).not.toContain('612')
})

test('every wrong field is named', () => {
  expect(wrongInvoiceFields({ rfc: 'x', legalName: ' ', regime: '999', use: 'ZZ', postalCode: '00999' })).toEqual([
    'rfc',
    'legalName',
    'regime',
    'use',
    'postalCode',
  ])
  expect(readInvoiceData({ ...person, postalCode: '7200' })).toBeUndefined()
})
