import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOLIO_BYTES, folioFrom, readFolio } from './folio.ts'

const bytes = fc.uint8Array({ minLength: FOLIO_BYTES, maxLength: FOLIO_BYTES })

test('a folio is short and has no characters that look alike', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const folio = folioFrom(random, { isTest: false })
      return folio === undefined || /^[34679ACDEFGHJKMNPQRTWXY]{4}-[34679ACDEFGHJKMNPQRTWXY]{4}$/.test(folio)
    }),
  )
})

test('what is typed by hand is the same folio', () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), (random, isTest) => {
      const folio = folioFrom(random, { isTest })
      return folio === undefined || (readFolio(` ${folio.toLowerCase()} `) === folio && readFolio(folio.replaceAll('-', ' ')) === folio)
    }),
  )
})

test('folios of the sandbox say so', () => {
  expect(folioFrom(new Uint8Array(FOLIO_BYTES), { isTest: true })).toBe('PRUEBA-3333-3333')
})

test('every letter is as likely as any other', () => {
  const seen = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const letter = folioFrom(new Uint8Array(FOLIO_BYTES).fill(byte), { isTest: false })?.[0]
    if (letter) seen.set(letter, (seen.get(letter) ?? 0) + 1)
  }
  expect(seen.size).toBe(23)
  expect(new Set(seen.values()).size).toBe(1)
})

test('too few usable bytes make no folio instead of a poor one', () => {
  expect(folioFrom(new Uint8Array(FOLIO_BYTES).fill(255), { isTest: false })).toBeUndefined()
})

test.each(['', 'K7RM-4XQ', '0000-0000', "K7RM-4XQ9' or 1=1", 'PRUEBA-'])('%j is no folio', (typed) => {
  expect(readFolio(typed)).toBeUndefined()
})
