import { readFileSync } from 'node:fs'
import { FIXED, STANDARD_SHADES } from '@shop/domain/shop-looks'
import { expect, test } from 'vitest'

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test.each([
  ['brand', STANDARD_SHADES.brand],
  ['brand-dark', STANDARD_SHADES.brandDark],
  ['brand-tint', STANDARD_SHADES.brandTint],
  ['accent', STANDARD_SHADES.accent],
  ['ground', FIXED.ground],
  ['ink', FIXED.ink],
  ['muted', FIXED.muted],
])('the design’s %s is the one that colours are judged by', (name, colour) => {
  expect(tokens).toContain(`--color-${name}: ${colour};`)
})
