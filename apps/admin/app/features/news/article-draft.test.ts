import { expect, test } from 'vitest'
import { newArticle, withTitle } from './article-draft.ts'

const typed = newArticle(new Date('2026-11-15T12:00:00Z'))

test('the address follows the title until somebody writes another', () => {
  const titled = withTitle(withTitle(typed, '¿Cuándo'), '¿Cuándo cambiar las balatas?')
  expect(titled.slug).toBe('cuando-cambiar-las-balatas')
  expect(withTitle({ ...titled, slug: 'balatas' }, 'Otro título').slug).toBe('balatas')
})
