import { expect, test } from 'vitest'
import { fieldsAt, listAt, readForm, textAt } from './form-body.ts'

test('nested fields and lists are read as the SDK writes them', () => {
  const form = readForm('amount=1000&metadata[a%5Bb]=1&allowed[0]=card&allowed[1]=oxxo&data[billing][name]=Ana+L%C3%B3pez')
  expect(textAt(form, 'amount')).toBe('1000')
  expect(listAt(form, 'allowed')).toEqual(['card', 'oxxo'])
  expect(textAt(form, 'data', 'billing', 'name')).toBe('Ana López')
  expect(textAt(form, 'data', 'billing')).toBeUndefined()
  expect(fieldsAt(form, 'nothing')).toEqual({})
})

test('a form cannot reach into the program', () => {
  readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(textAt(readForm('__proto__[polluted]=1'), 'polluted')).toBeUndefined()
})
