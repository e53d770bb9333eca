import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mistypedIn, nearKeys } from './near-numbers.ts'
import { numberKey } from './part-numbers.ts'
import type { Piece } from './pieces.ts'

const character = fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRSTUVWXYZ')
const key = fc.array(character, { minLength: 5, maxLength: 30 }).map((characters) => characters.join(''))

/** One mistake of a typist, at any place. */
const mistyped = fc.tuple(key, fc.nat(29), character, fc.constantFrom('wrong', 'more', 'doubled', 'missing', 'swapped')).map((drawn) => {
  const [right, place, other, mistake] = drawn
  const at = place % right.length
  const [before, here, next, after] = [right.slice(0, at), right[at] ?? '', right[at + 1] ?? '', right.slice(at + 2)]
  const typed = {
    wrong: before + other + next + after,
    more: before + other + here + next + after,
    doubled: before + here + here + next + after,
    missing: before + next + after,
    swapped: before + next + here + after,
  }[mistake]
  return { right, typed }
})

test('every number is near to what one mistake makes of it', () => {
  fc.assert(
    fc.property(mistyped, ({ right, typed }) => {
      expect(typed === right || nearKeys(typed).has(right)).toBe(true)
    }),
  )
})

test('look-alikes may be mixed up in several places at once, and are the likeliest', () => {
  const wrong: Record<string, string> = { '1': 'L', '5': 'S', '8': 'B', '2': 'Z', '6': 'G' }
  const few = fc.array(fc.constantFrom(...'1582647390ACD'), { minLength: 5, maxLength: 8 }).map((characters) => characters.join(''))
  fc.assert(
    fc.property(few, fc.infiniteStream(fc.boolean()), (right, mixed) => {
      const typed = Array.from(right, (one) => (mixed.next().value ? (wrong[one] ?? one) : one)).join('')
      fc.pre(typed !== right)
      expect(nearKeys(typed).get(right)).toBe('look-alike')
    }),
  )
})

test('a number is not near to itself, and not to more than a query can ask for', () => {
  fc.assert(
    fc.property(key, (typed) => {
      const near = nearKeys(typed)
      expect(near.has(typed)).toBe(false)
      expect(near.size).toBeLessThan(2_600)
      expect([...near.keys()].filter((one) => numberKey(one) !== one)).toEqual([])
    }),
  )
  expect(nearKeys('BKR6E11').size).toBeLessThan(550)
  expect(nearKeys('4851059895').size).toBeLessThan(1_000)
})

test.each([
  ['BKRGE11', 'look-alike'],
  ['BKR6ELL', 'look-alike'],
  ['BRK6E11', 'swapped'],
  ['BKR6F11', 'one-character'],
  ['BKR66E11', 'one-character'],
  ['BK6E11', 'one-character'],
  ['BKR7F11', undefined],
])('%s is BKR6E11 by a mistake: %s', (typed, mistake) => {
  expect(nearKeys(typed).get('BKR6E11')).toBe(mistake)
})

function pieces(...said: [Piece['meaning'], string][]): Piece[] {
  return said.map(([meaning, text]) => ({ meaning, text, without: '' }))
}

test('what was not understood and looks like a number is asked for, whole and word by word', () => {
  expect(mistypedIn(pieces(['ignored', 'BKR'], ['ignored', '6E'], ['ignored', '12']))).toEqual(['BKR6E12'])
  expect(mistypedIn(pieces(['ignored', '48510-59985']))).toEqual(['4851059985'])
  expect(mistypedIn(pieces(['ignored', '48510'], ['ignored', '59985']))).toEqual(['4851059985', '48510'])
  expect(mistypedIn(pieces(['part', 'retrovisor'], ['ignored', 'BKR6E-12']))).toEqual(['BKR6E12'])
  expect(mistypedIn(pieces(['ignored', 'BKRGE-1l']))).toEqual(['BKRGE1L'])
})

test('a word, a car, a year or something short is asked for by nobody', () => {
  expect(mistypedIn(pieces(['ignored', 'asientos'], ['ignored', 'edificio']))).toEqual([])
  expect(mistypedIn(pieces(['part', 'balatas'], ['model', 'versa'], ['year', '1998']))).toEqual([])
  expect(mistypedIn(pieces(['model', 'f150']))).toEqual([])
  expect(mistypedIn(pieces(['ignored', '2k12']))).toEqual([])
  expect(mistypedIn(pieces(['ignored', 'sueltame3']))).toEqual(['SUELTAME3'])
  expect(mistypedIn(pieces(['ignored', 'apartame3']))).toEqual([])
  expect(mistypedIn([])).toEqual([])
})
