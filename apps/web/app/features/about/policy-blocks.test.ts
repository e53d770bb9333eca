import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PolicyBlocks } from './policy-blocks.tsx'

const EMAIL = 'hola@latuerca.mx'
const drawn = (text: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, undefined, createElement(PolicyBlocks, { blocks: [text], email: EMAIL })))
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, '')
const linksOf = (html: string) => html.match(/<a /g)?.length ?? 0

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
