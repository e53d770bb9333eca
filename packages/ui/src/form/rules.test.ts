import { updateProfile } from '@shop/contract/shop/account'
import { askForReturn } from '@shop/contract/shop/returns'
import { register } from '@shop/contract/shop/sign-in'
import { expect, test } from 'vitest'
import { rulesOf, rulesOfDraft } from './rules.ts'

const TYPED = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'Ana@Example.mx',
  phone: '222 555 0101',
  password: 'una frase larga',
  repeated: 'una frase larga',
  acceptsPrivacy: true,
}

test('what was typed is judged by the call’s own rules, by the names of the form', () => {
  const { judge } = rulesOf(register)
  expect(judge(TYPED)).toMatchObject({ broken: [], body: { email: 'ana@example.mx', phone: '2225550101', acceptsPrivacy: true } })
  expect(judge({ ...TYPED, firstName: 'R2D2', phone: '', acceptsPrivacy: false }).broken).toEqual([
    { name: 'firstName', rule: 'letters' },
    { name: 'phone', rule: 'required' },
    { name: 'acceptsPrivacy', rule: 'privacy' },
  ])
})

test('what the server names by its own words is the form’s field', () => {
  expect(rulesOf(register).nameOf('telefono')).toBe('phone')
  expect(rulesOf(updateProfile, { at: 'address' }).nameOf('domicilio.codigo_postal')).toBe('postalCode')
})

test('a form of one part of what is sent is judged as that part', () => {
  const { judge } = rulesOf(updateProfile, { at: 'address' })
  const address = { street: 'Juárez', number: '1', interior: '', suburb: 'Centro', state: 'Puebla', municipality: 'Puebla' }
  const { broken } = judge({ ...address, locality: 'Puebla', postalCode: '44100', directions: '' })
  expect(broken).toEqual([
    { name: 'directions', rule: 'required' },
    { name: 'postalCode', rule: 'postal-code' },
  ])
})

test('a form may need what its call can go without', () => {
  expect(rulesOf(updateProfile).judge({ firstName: '' }).broken).toEqual([])
  expect(rulesOf(updateProfile, { needs: ['firstName'] }).judge({ firstName: '' }).broken).toEqual([
    { name: 'firstName', rule: 'required' },
  ])
})

test('a draft is judged as it would travel', () => {
  const { judge } = rulesOfDraft(askForReturn, (pieces: readonly { place: number; qty: number }[]) => ({
    reason: 'does-not-fit' as const,
    misfit: undefined,
    car: undefined,
    comments: undefined,
    pieces,
  }))
  expect(judge([]).broken.map(({ name }) => name)).toEqual(['pieces', 'misfit'])
  expect(judge([{ place: 0, qty: 1 }])).toMatchObject({ broken: [{ name: 'misfit', rule: 'required' }], body: { reason: 'does-not-fit' } })
})
