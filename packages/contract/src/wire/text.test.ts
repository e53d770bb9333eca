import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { shortText } from './text.ts'

function accepts(text: string, max = 80) {
  return z.safeParse(shortText(max), text).success
}

test.each(['Jetta Clásico', "O'Higgins; drop table products--", '%_\\', '🚗', '1.6'])('%j is a line like any other', (text) => {
  expect(accepts(text)).toBe(true)
})

test.each(['', '\0', 'a\0b', 'a\nb', '\u001b[2J', '\u007f', '\u0085', '\ud83d', '\ude97x', 'a'.repeat(81)])('%j is refused', (text) => {
  expect(accepts(text)).toBe(false)
})

test('what is accepted can always be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      if (!accepts(text)) return
      expect(text).not.toContain('\0')
      expect(() => encodeURIComponent(text)).not.toThrow()
    }),
  )
})

test('an accent typed as a character of its own is the same letter', () => {
  expect(z.parse(shortText(80), 'Cla\u0301sico')).toBe('Cl\u00e1sico')
})
