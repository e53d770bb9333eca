import { problemOfCode } from '@shop/domain/card-problem'
import { CODES_OF_PROBLEM } from '@shop/domain/card-problem-codes'
import { expect, test } from 'vitest'
import { cardProblems as english } from './en/card-problems.ts'
import { cardProblems as spanish } from './es/card-problems.ts'

const catalogues = { es: spanish.texts, en: english.texts }

test('the heading is the one the specification names', () => {
  expect(spanish.title).toBe('Hubo un problema con tu orden')
})

test('card_declined says what the specification says, and what to do next', () => {
  const { es, en } = catalogues
  expect(es[problemOfCode('card_declined') ?? 'shop_problem']).toMatch(/^La tarjeta ha sido rechazada\. .*no se te cobró nada/)
  expect(en[problemOfCode('card_declined') ?? 'shop_problem']).toMatch(/^The card was declined\. .*you were not charged/)
})

test.each(['es', 'en'] as const)('in %s every problem has a text of its own that says what to do next', (locale) => {
  const texts = Object.entries(catalogues[locale])
  expect(texts.map(([problem]) => problem).toSorted()).toEqual(Object.keys(CODES_OF_PROBLEM).toSorted())
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length)
  for (const [problem, text] of texts) expect([problem, text.split(/[.:;] /).length >= 2]).toEqual([problem, true])
})

test.each(['es', 'en'] as const)('in %s no text names a code, the provider or internals', (locale) => {
  for (const text of Object.values(catalogues[locale])) expect(text).not.toMatch(/stripe|_|\bAPI\b|intent\b|token|server|servidor/i)
})

test('nobody is told that a card was reported lost or stolen', () => {
  for (const texts of Object.values(catalogues)) expect(texts.generic_decline).not.toMatch(/fraud|\brob|stolen|lost|perdi|sospech/i)
})
