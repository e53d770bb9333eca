import { expect, test } from 'vitest'
import { afterChange, afterLeaving, isChangedFrom, valueAt } from './problems.ts'

const BEFORE = { email: 'ana', phone: '22', lines: [{ price: '1' }] }

test('a mended field is no longer wrong, another one stays', () => {
  const shown = { email: { text: 'wrong' }, phone: { text: 'short' } }
  const after = { ...BEFORE, email: 'ana@example.mx' }
  expect(afterChange(shown, { phone: { text: 'short' } }, BEFORE, after)).toEqual({ phone: { text: 'short' } })
})

test('a field that another one makes right goes too: rules may look at several', () => {
  expect(afterChange({ phone: { text: 'not of the state' } }, {}, BEFORE, { ...BEFORE, email: 'x' })).toEqual({})
})

test('what only the server knows stays until its own field changes', () => {
  const taken = { email: { text: 'taken', isServers: true }, 'lines.0.price': { text: 'too high', isServers: true } }
  expect(afterChange(taken, {}, BEFORE, { ...BEFORE, phone: '33' })).toEqual(taken)
  expect(afterChange(taken, {}, BEFORE, { ...BEFORE, email: 'eva' })).toEqual({ 'lines.0.price': taken['lines.0.price'] })
  expect(afterChange(taken, {}, BEFORE, { ...BEFORE, lines: [{ price: '2' }] })).toEqual({ email: taken.email })
})

test('a field that is left says what is wrong with it, and no longer what was', () => {
  const shown = { phone: { text: 'short' } }
  expect(afterLeaving(shown, { email: { text: 'wrong' } }, 'email')).toEqual({ ...shown, email: { text: 'wrong' } })
  expect(afterLeaving(shown, {}, 'phone')).toEqual({})
})

test('what the server said of a field is not forgotten because somebody looks elsewhere', () => {
  const taken = { email: { text: 'taken', isServers: true } }
  expect(afterLeaving(taken, {}, 'email')).toEqual(taken)
})

test('nothing new is said while somebody types', () => {
  expect(afterChange({}, { email: { text: 'wrong' } }, BEFORE, { ...BEFORE, email: 'a' })).toEqual({})
})

test('a path leads into rows, and nowhere where there is nothing', () => {
  expect(valueAt(BEFORE, 'lines.0.price')).toBe('1')
  expect(valueAt(BEFORE, 'lines.7.price')).toBeUndefined()
})

test('the same rows made anew are no change; a file is', () => {
  expect(isChangedFrom(BEFORE, { ...BEFORE, lines: [{ price: '1' }] })).toBe(false)
  expect(isChangedFrom(BEFORE, { ...BEFORE, lines: [] })).toBe(true)
  const picture: { file: Blob | undefined } = { file: undefined }
  expect(isChangedFrom(picture, { file: new Blob(['x']) })).toBe(true)
})
