import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { expect, test } from 'vitest'
import { taxpayerOf } from './rfc.ts'

test.each([
  ['GODE561231GR8', 'person'],
  ['gode 561231 gr8', 'person'],
  ['MAB9307148T4', 'company'],
  ['XAXX010101000', 'general-public'],
  ['XEXX010101000', 'foreigner'],
  ['GODE561231GR9', undefined],
  ['GODE561331GR8', undefined],
  ['AAA010101AAA', undefined],
  ['GODE561231', undefined],
  ['', undefined],
])('the RFC %j belongs to: %s', (rfc, taxpayer) => {
  expect(taxpayerOf(rfc)).toBe(taxpayer)
})

test('an independent library finds the same check digits', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRTVWYZ'), minLength: 3, maxLength: 4 })
  const date = fc.date({ min: new Date('1930-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
  const rest = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNPQRSTUVWXYZ123456789'), minLength: 2, maxLength: 2 })
  let valid = 0
  fc.assert(
    fc.property(letters, date, rest, (name, born, homoclave) => {
      for (const digit of '0123456789A') {
        const rfc = `${name}${born.toISOString().slice(2, 10).replaceAll('-', '')}${homoclave}${digit}`
        const theirs = stdnum.MX?.rfc?.validate(rfc)
        // The library also knows a list of words that the SAT avoids.
        if (theirs?.error?.name === 'InvalidComponent') continue
        if (theirs?.isValid) valid++
        expect([rfc, taxpayerOf(rfc) !== undefined]).toEqual([rfc, theirs?.isValid])
      }
    }),
  )
  expect(valid).toBeGreaterThan(50)
})
