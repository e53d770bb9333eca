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
  expect(plainError(errorIn({ client: { secretKey: 'x' } }))).toEqual({ type: 'object', message: 'no error was given' })
})
