import { TintedPicture } from '@shop/ui/tinted-picture'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

function drawn(name: string | undefined) {
  return renderToStaticMarkup(createElement(TintedPicture, { name, id: '1', sizes: '100vw', addressOf: (width) => `/${name}?w=${width}` }))
}

test('the shop tints its own drawings', () => {
  for (const name of ['brake-pads-brembo-1a2b3c4d.png', 'default.png', undefined])
    expect(drawn(name)).toMatch(/bg-linear-to-br.*object-cover mix-blend-multiply/)
})

test('a photo that staff uploaded is shown as it is, whole', () => {
  const photo = drawn('0123456789abcdef0123456789abcdef.webp')
  expect(photo).toContain('object-contain')
  expect(photo).not.toMatch(/mix-blend|bg-linear|object-cover/)
})
