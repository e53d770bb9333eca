import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSpeller, distance } from './spelling.ts'

const word = fc.stringMatching(/^[a-z]{0,10}$/)

test('the same word is no distance away, any other is', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b) === 0).toBe(a === b)
    }),
  )
})

test('there and back is as far', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBe(distance(b, a))
    }),
  )
})

test('never nearer than the lengths differ, never farther than the longer word', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(distance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(distance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test('a letter added, lost, changed or swapped is one mistake', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,10}$/), fc.nat(8), fc.stringMatching(/^[a-z]$/), (right, place, letter) => {
      const at = place % (right.length - 1)
      const [added, lost] = [right.slice(0, at) + letter + right.slice(at), right.slice(0, at) + right.slice(at + 1)]
      expect(distance(right, added)).toBe(1)
      expect(distance(right, lost)).toBe(1)
      const changed = right.slice(0, at) + letter + right.slice(at + 1)
      expect(distance(right, changed)).toBe(changed === right ? 0 : 1)
      const swapped = right.slice(0, at) + right.charAt(at + 1) + right.charAt(at) + right.slice(at + 2)
      expect(distance(right, swapped)).toBe(swapped === right ? 0 : 1)
    }),
  )
})

test('what is before and behind both words makes no difference', () => {
  fc.assert(
    fc.property(word, word, word, (a, b, same) => {
      expect(distance(same + a, same + b)).toBe(distance(a, b))
      expect(distance(a + same, b + same)).toBe(distance(a, b))
    }),
  )
})

const KNOWN = new Map([
  ['balatas', 4],
  ['amortiguador', 4],
  ['radiador', 4],
  ['versa', 3],
  ['jetta', 3],
  ['trasero', 3],
  ['brembo', 2],
  ['ngk', 2],
  ['ceramica', 1],
])
const speller = createSpeller(KNOWN)
function spell(typed: string) {
  return speller(typed)[0]?.word
}

test.each([
  ['valatas', 'balatas'],
  ['balatsa', 'balatas'],
  ['amortigador', 'amortiguador'],
  ['amortihuador', 'amortiguador'],
  ['radeador', 'radiador'],
  ['berza', 'versa'],
  ['jeta', 'jetta'],
  ['yetta', 'jetta'],
  ['tracero', 'trasero'],
  ['brenbo', 'brembo'],
])('%s was meant to be %s', (typed, meant) => {
  expect(spell(typed)).toBe(meant)
})

test.each(['xqzwk', 'asientos', 'piel', 'ver', 'b', '', 'v3rsa', '2014', 'ngl'])('%j was not meant to be anything', (typed) => {
  expect(spell(typed)).toBeUndefined()
})

test('of two words as near, the one that matters more to the shop', () => {
  const both = createSpeller(
    new Map([
      ['banda', 2],
      ['panda', 4],
    ]),
  )
  expect(both('danda').map(({ word }) => word)).toEqual(['panda', 'banda'])
})

test('what is proposed is always a known word, and never far from what was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abdegijlmorstuvz'), maxLength: 14 }), (typed) => {
      const meant = spell(typed)
      if (meant === undefined) return
      expect(KNOWN.has(meant)).toBe(true)
      expect(distance(typed, meant)).toBeLessThanOrEqual(4)
      expect(spell(typed)).toBe(meant)
    }),
    { numRuns: 1_000 },
  )
})

test('one mistake in a long word is always forgiven', () => {
  fc.assert(
    fc.property(fc.constantFrom('balatas', 'amortiguador', 'radiador'), fc.nat(11), (right, place) => {
      const at = 1 + (place % (right.length - 1))
      expect(spell(right.slice(0, at) + right.slice(at + 1))).toBe(right)
    }),
  )
})

test('two mistakes in a word of eight letters or more are reached, wherever they are', () => {
  const letter = fc.constantFrom(...'abcdefghijlmnopqrstuvz')
  fc.assert(
    fc.property(
      fc.constantFrom('amortiguador', 'radiador', 'ceramica'),
      fc.nat(20),
      fc.nat(20),
      letter,
      letter,
      (right, one, other, a, b) => {
        const change = (word: string, place: number, by: string) => {
          const at = 1 + (place % (word.length - 1))
          return word.slice(0, at) + by + word.slice(at + 1)
        }
        expect(spell(change(change(right, one, a), other, b))).toBe(right)
        expect(spell(change(change(right, one, a), other, ''))).toBe(right)
      },
    ),
  )
})

test('letters hit at random sound like little, and little is no word: nothing is guessed', () => {
  const spell = createSpeller(new Map(['sway', 'key', 'hub', 'llave'].map((word) => [word, 3])))
  for (const nonsense of ['zzqqxxyy', 'wwkk', 'xxxxxxxx', 'qqzzkkww']) expect([nonsense, spell(nonsense)]).toEqual([nonsense, []])
  expect(spell('yave').map(({ word }) => word)).toContain('llave')
  expect(spell('swai').map(({ word }) => word)).toContain('sway')
})
