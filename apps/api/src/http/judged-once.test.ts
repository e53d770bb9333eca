import { expect, test } from 'vitest'
import { judgedOnce } from './judged-once.ts'

function setUp() {
  const judged: string[] = []
  const lengthOf = judgedOnce((said) => {
    judged.push(said)
    return said.length
  })
  return { judged, lengthOf }
}

test('what is said again is not judged again', () => {
  const { judged, lengthOf } = setUp()
  expect([lengthOf('es-MX'), lengthOf('en'), lengthOf('es-MX')]).toEqual([5, 2, 5])
  expect(judged).toEqual(['es-MX', 'en'])
})

test('neither a thousand sayings nor a long one are kept, and each is judged', () => {
  const { judged, lengthOf } = setUp()
  const long = 'x'.repeat(5_000)
  expect([lengthOf(long), lengthOf(long)]).toEqual([5_000, 5_000])
  expect(judged).toHaveLength(2)
  for (let n = 0; n < 1_000; n++) lengthOf(`${n}`)
  for (let n = 0; n < 1_000; n++) lengthOf(`${n}`)
  expect(judged).toHaveLength(2 + 1_000 + 800)
})
