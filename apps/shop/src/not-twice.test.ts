import { expect, test } from 'vitest'
import { notTwice } from './not-twice.ts'

test('the same words are said once in half a minute, others are said', () => {
  const clock = { now: 0 }
  const said: string[] = []
  const log = notTwice(
    (message) => said.push(message),
    () => clock.now,
  )
  log('a does not answer', undefined)
  log('a does not answer', undefined)
  log('b does not answer', undefined)
  clock.now = 30_000
  log('a does not answer', undefined)
  expect(said).toEqual(['a does not answer', 'b does not answer', 'a does not answer'])
})
