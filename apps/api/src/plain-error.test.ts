import { expect, test } from 'vitest'
import { errorIn, plainError } from './plain-error.ts'

test('of an error of the database only what it says is logged, never its connection', () => {
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', client: { secretKey: 'x' } })
  expect(plainError(errorIn({ error, job: 1 }))).toEqual({
    type: 'Error',
    message: 'terminating connection',
    code: '57P01',
    stack: error.stack,
  })
  expect(plainError(errorIn(error))).toMatchObject({ code: '57P01' })
  const refused = new Error('550 <ana@example.mx> does not exist')
  expect(plainError(refused)).toMatchObject({ message: '550 <…@…> does not exist', stack: expect.not.stringContaining('ana') })
  expect(plainError(errorIn({ client: { secretKey: 'x' } }))).toEqual({ type: 'object', message: 'no error was given', stack: '' })
})
