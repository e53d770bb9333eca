import { expect, test } from 'vitest'
import { EMPTY_VALUES, knownQuery, requestOf, valuesInDraft, valuesInQuery } from './quotation-values.ts'

function query(text: string) {
  return new URLSearchParams(text)
}

test('an address fills in car and part, trimmed and no longer than they may be', () => {
  const found = valuesInQuery(query(`armadora=+Nissan+&modelo=Versa&anio=2016&cilindraje=1.6&autoparte=faro%0Aizquierdo&nombre=Ana&x=1`))
  expect(found).toEqual({ make: 'Nissan', model: 'Versa', year: '2016', engine: '1.6', part: 'faro izquierdo' })
  expect(valuesInQuery(query(`armadora=${'a'.repeat(300)}`)).make).toHaveLength(60)
  expect(valuesInQuery(query('armadora=++&modelo='))).toEqual({})
})

test('of a query only what the form knows goes on', () => {
  expect(knownQuery(query('autoparte=faro&next=https://evil.tld&url=//evil.tld'))).toEqual({ autoparte: 'faro' })
  expect(knownQuery(query('armadora=//evil.tld'))).toEqual({ armadora: '//evil.tld' })
})

test('a draft comes back whole to its own form, and to another only with who asks', () => {
  const draft = { of: '?autoparte=faro', values: { part: 'faro', comments: 'izquierdo', name: 'Ana', picture: 'faro.png' } }
  expect(valuesInDraft(draft, '?autoparte=faro')).toEqual({ part: 'faro', comments: 'izquierdo', name: 'Ana' })
  expect(valuesInDraft(draft, '')).toEqual({ part: 'faro', comments: 'izquierdo', name: 'Ana' })
  expect(valuesInDraft(draft, '?autoparte=espejo')).toEqual({ name: 'Ana' })
  expect(valuesInDraft(undefined, '')).toEqual({})
})

test('a car that was changed is not mixed with the one of the address', () => {
  const draft = { of: '', values: { make: 'Ford', model: '', year: '', engine: '' } }
  expect(valuesInDraft(draft, '')).toEqual({ make: 'Ford', model: '', year: '', engine: '' })
})

test('what is sent has no picture in its text, and no empty comment', () => {
  const sent = requestOf({ ...EMPTY_VALUES, make: 'Nissan', picture: 'a.png', wantsSms: 'on' })
  expect(sent).toMatchObject({ make: 'Nissan', comments: undefined, wantsSms: true })
  expect(sent).not.toHaveProperty('picture')
})
