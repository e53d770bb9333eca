import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeOf } from '../../router/place.ts'
import { RouterContext } from '../../router/router-context.ts'
import { PolicyBlocks } from './policy-blocks.tsx'

const NOWHERE = {
  router: { navigate: async () => {}, pointAt: () => {}, guard: () => () => {} },
  shown: { place: placeOf(new URL('https://tienda.example/es')), params: {}, pieces: [], problem: undefined, arrivedBy: 'load' as const },
}

const EMAIL = 'hola@latuerca.mx'
function drawn(text: string, email = EMAIL) {
  return renderToStaticMarkup(createElement(RouterContext, { value: NOWHERE }, createElement(PolicyBlocks, { blocks: [text], email })))
}
function wordsOf(html: string) {
  return html.replace(/<[^>]+>/g, '')
}
function linksOf(html: string) {
  return html.match(/<a /g)?.length ?? 0
}

test.each([
  ['Llámanos.', 0],
  [`Escribe a ${EMAIL}.`, 1],
  [`Escribe a ${EMAIL} o, si no contestamos, otra vez a ${EMAIL} hasta el viernes.`, 2],
  [`${EMAIL}${EMAIL}`, 2],
])('%j keeps every word and can be followed %i times', (text, links) => {
  const html = drawn(text)
  expect(wordsOf(html)).toBe(text)
  expect(linksOf(html)).toBe(links)
})

test('a shop without an address for mails has its policies all the same', () => {
  const html = drawn('Escribe a .', '')
  expect([wordsOf(html), linksOf(html)]).toEqual(['Escribe a .', 0])
})
