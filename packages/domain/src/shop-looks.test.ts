import { expect, test } from 'vitest'
import { contrastRatio, LEAST_CONTRAST, WHITE } from './contrast.ts'
import { accentContrast, brandContrast, FIXED, STANDARD_LOOKS, STANDARD_SHADES, shadesOf, styleOf } from './shop-looks.ts'

/** Every 17th colour in each direction: 4096 of them. */
const STEPS = Array.from({ length: 16 }, (_, i) => (i * 17).toString(16).padStart(2, '0'))
const EVERY = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)))

test('the colours of the specification are good, and need nothing said in the page', () => {
  expect(brandContrast(STANDARD_LOOKS.brand)).toBeGreaterThan(9)
  expect(accentContrast(STANDARD_LOOKS.accent, STANDARD_LOOKS.brand)).toBeGreaterThan(7)
  expect(shadesOf(STANDARD_LOOKS)).toEqual(STANDARD_SHADES)
  expect(styleOf(STANDARD_LOOKS)).toBe('')
})

test('yellow is no colour of a brand, and navy none of an accent', () => {
  expect(brandContrast('#ffc107')).toBeLessThan(2)
  expect(accentContrast('#000080', '#213d91')).toBeLessThan(1.5)
})

test('a grey that is just readable on white is not on the page', () => {
  expect(contrastRatio('#767676', WHITE)).toBeGreaterThan(LEAST_CONTRAST)
  expect(brandContrast('#767676')).toBeLessThan(LEAST_CONTRAST)
})

test('words are readable on every shade of every brand that is accepted', () => {
  const accepted = EVERY.filter((brand) => brandContrast(brand) >= LEAST_CONTRAST)
  expect(accepted.length).toBeGreaterThan(1_000)
  for (const brand of accepted) {
    const { brandDark, brandTint } = shadesOf({ brand, accent: STANDARD_LOOKS.accent })
    const pairs = [
      [WHITE, brandDark],
      [brandDark, brandTint],
      [brand, brandTint],
      [FIXED.ink, brandTint],
      [FIXED.muted, brandTint],
    ] as const
    for (const [one, other] of pairs)
      expect(contrastRatio(one, other), `${one} on ${other} of ${brand}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
    expect(contrastRatio(WHITE, brandDark), brand).toBeGreaterThanOrEqual(contrastRatio(WHITE, brand))
  }
})

test('every shade of another brand stands in the page', () => {
  expect(styleOf({ ...STANDARD_LOOKS, brand: '#8a1538' })).toBe(
    ':root{--color-brand:#8a1538;--color-brand-dark:#650f29;--color-brand-tint:#f3e8eb;--color-accent:#ffc107}',
  )
})
