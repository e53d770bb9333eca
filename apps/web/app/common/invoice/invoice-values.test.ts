import { expect, test } from 'vitest'
import { followingInvoiceChanges, invoiceOf, invoiceValuesOf, regimesToChoose, typedInvoiceOf, wrongInvoice } from './invoice-values.ts'

const COMPANY = { rfc: 'AAA010101AAA', legalName: 'La Tuerca', regime: '601', use: 'G03', postalCode: '72000' }
const PERSON_RFC = 'GODE561231GR8'

test('nothing is asked of whoever wants no invoice', () => {
  const none = invoiceValuesOf(undefined)
  expect(wrongInvoice(none)).toEqual({})
  expect(typedInvoiceOf(none)).toBeUndefined()
  expect(invoiceOf(undefined)).toBeUndefined()
})

test('a wrong check digit, an empty name and a short postal code are each told', () => {
  const values = { ...invoiceValuesOf(COMPANY), rfc: 'GODE561231GR7', legalName: '', fiscalPostalCode: '720' }
  expect(wrongInvoice(values)).toMatchObject({ rfc: 'invalid', legalName: 'required', fiscalPostalCode: 'invalid' })
})

test('regime and use go together with the RFC: what no longer fits is taken back', () => {
  const values = { ...invoiceValuesOf(COMPANY), rfc: PERSON_RFC, regime: '612' }
  expect(regimesToChoose(values)).toContain('612')
  expect(regimesToChoose(values)).not.toContain('601')
  expect(followingInvoiceChanges(values, { regime: '605' })).toEqual({ regime: '605', use: '' })
  expect(followingInvoiceChanges(values, { use: 'G01' })).toEqual({ use: 'G01', regime: '612' })
  expect(followingInvoiceChanges({ ...values, regime: '601' }, { rfc: PERSON_RFC })).toEqual({ rfc: PERSON_RFC, regime: '', use: '' })
})

test('what is right becomes the data of an invoice', () => {
  const values = { ...invoiceValuesOf(COMPANY), rfc: PERSON_RFC.toLowerCase(), regime: '612' }
  expect(invoiceOf(typedInvoiceOf(values))).toEqual({
    rfc: PERSON_RFC,
    legalName: 'LA TUERCA',
    regime: '612',
    use: 'G03',
    postalCode: '72000',
  })
})
