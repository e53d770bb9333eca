import { expect, it } from 'vitest'
import { halfOf } from './halves.ts'
import { cutOff, MISTAKES } from './mutate-number.ts'

it('gets every number wrong in the way its mistake says, and always in the same way', () => {
  const made = Object.fromEntries(Object.entries(MISTAKES).map(([kind, make]) => [kind, make('AB-1580')]))
  expect(made['l for 1']).toBe('AB-l580')
  expect(made['S for 5']).toBe('AB-1S80')
  expect(made['B for 8']).toBe('AB-15B0')
  expect(made.doubled).toHaveLength('AB-1580'.length + 1)
  expect([...(made.swapped ?? '')].toSorted()).toEqual([...'AB-1580'].toSorted())
  expect(made.swapped).not.toBe('AB-1580')
  expect(made.wrong).not.toBe('AB-1580')
  expect(MISTAKES.wrong?.('AB-1580')).toBe(made.wrong)
  expect(MISTAKES['l for 1']?.('AB-222')).toBeUndefined()
})

it('cuts a number off without leaving a dash behind', () => {
  expect(cutOff('AB-1580-Z', 1)).toBe('AB-1580')
  expect(cutOff('AB-1580', 2)).toBe('AB-15')
})

it('keeps a sentence in its half, and about as many in each', () => {
  const halves = Array.from({ length: 400 }, (_, i) => halfOf(`balatas ${i}`))
  expect(halves.filter((half) => half === 'work').length).toBeGreaterThan(150)
  expect(halves.filter((half) => half === 'measured').length).toBeGreaterThan(150)
  expect(halfOf('balatas jetta')).toBe(halfOf('balatas jetta'))
})
